import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  EMAIL_MAX,
  formatAmount,
  isDate,
  isTime,
  parseFullPostcode,
  parsePence,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@tidyhearth/domain';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  registerDecorator,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';

/**
 * One decorator a field: validation, normalisation and OpenAPI together, so that a DTO reads as a list of such fields
 * and nothing about a field stands twice.
 */
interface Common {
  optional?: boolean;
  /** Accepts null as well as a value. */
  nullable?: boolean;
  description?: string;
  example?: unknown;
}

const MAX_ID = 2_147_483_647;
/** Control characters except tab and line ends; NUL breaks MariaDB's text and terminals alike. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

function field(common: Common, api: ApiPropertyOptions, ...rules: PropertyDecorator[]): PropertyDecorator {
  const presence: PropertyDecorator[] = [];
  if (common.optional) presence.push(ValidateIf((_, value) => value !== undefined));
  if (common.nullable) presence.push(IsOptional());
  const options = {
    ...api,
    required: !common.optional,
    ...(common.nullable ? { nullable: true } : {}),
    ...(common.description ? { description: common.description } : {}),
    ...(common.example === undefined ? {} : { example: common.example }),
  } as ApiPropertyOptions;
  return applyDecorators(ApiProperty(options), ...presence, ...rules);
}

export function rule(name: string, check: (value: unknown) => boolean, message: string): PropertyDecorator {
  return (target, propertyName) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: check,
        defaultMessage: (args?: ValidationArguments) => message.replace('$property', args?.property ?? ''),
      },
    });
  };
}

const isClean = (value: unknown) => typeof value === 'string' && value.isWellFormed() && !CONTROL.test(value);
const codePoints = (value: unknown) => (typeof value === 'string' ? [...value].length : 0);
/** Zero-width characters alone are blank to a reader. */
const isBlank = (value: string) => value.replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '') === '';

interface TextOptions extends Common {
  min?: number;
  max: number;
  /** Several lines are allowed. */
  multiline?: boolean;
  minMessage?: string;
  maxMessage?: string;
}

/** Trimmed text, 1 to `max` characters counted in code points. Empty becomes null where null is allowed. */
export function Text({ min = 1, max, multiline = false, minMessage, maxMessage, ...common }: TextOptions) {
  return field(
    common,
    { type: String, minLength: min, maxLength: max },
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      const trimmed = value.trim();
      return common.nullable && trimmed === '' ? null : trimmed;
    }),
    IsString(),
    rule('cleanText', isClean, '$property contains characters that can not be stored'),
    rule(
      'oneLine',
      (value) => multiline || typeof value !== 'string' || !LINE_BREAK.test(value),
      '$property must be a single line',
    ),
    rule(
      'minText',
      (value) => codePoints(value) >= min && (min === 0 || (typeof value === 'string' && !isBlank(value))),
      minMessage ?? (min === 1 ? '$property is required' : `$property must be at least ${min} characters`),
    ),
    rule(
      'maxText',
      (value) => codePoints(value) <= max,
      maxMessage ?? `$property must be at most ${max} characters`,
    ),
  );
}

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** An ASCII address, lower-cased: comparisons are byte by byte. */
export function Email(common: Common = {}) {
  return field(
    { example: 'ada@example.org', ...common },
    { type: String, format: 'email', maxLength: EMAIL_MAX },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    IsString(),
    MaxLength(EMAIL_MAX),
    Matches(EMAIL, { message: 'Please enter a valid email address' }),
  );
}

/** A new password; signing in uses `AnyPassword`. */
export function NewPassword() {
  return field(
    {},
    { type: String, format: 'password', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
    IsString(),
    MinLength(PASSWORD_MIN, { message: `Password must be at least ${PASSWORD_MIN} characters` }),
    MaxLength(PASSWORD_MAX),
    rule(
      'wellFormed',
      (value) => typeof value === 'string' && value.isWellFormed(),
      '$property contains characters that can not be stored',
    ),
  );
}

export function AnyPassword() {
  return field(
    {},
    { type: String, format: 'password', maxLength: PASSWORD_MAX },
    IsString(),
    MinLength(1),
    MaxLength(PASSWORD_MAX),
  );
}

/** A one-time secret such as a code or token. */
export function Secret(max: number, common: Common = {}) {
  return field(
    common,
    { type: String, maxLength: max },
    IsString(),
    MinLength(1),
    MaxLength(max),
    Matches(/^[\x21-\x7e]+$/, { message: '$property is not valid' }),
  );
}

const PHONE = /^\+?[0-9 ()-]{7,20}$/;

export function Phone(common: Common = {}) {
  return field(
    { example: '07700 900123', ...common },
    { type: String, maxLength: 20 },
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    Matches(PHONE, { message: 'Please enter a valid phone number' }),
  );
}

export function Id(common: Common = {}) {
  return field(common, { type: 'integer', minimum: 1, maximum: MAX_ID }, IsInt(), Min(1), Max(MAX_ID));
}

export function Flag(common: Common = {}) {
  return field(common, { type: Boolean }, IsBoolean());
}

/** Must be ticked. */
export function Agreement(description: string) {
  return field(
    { description },
    { type: Boolean, enum: [true] },
    rule(
      'agreed',
      (value) => value === true,
      'Please agree to both the Terms of Service and Privacy Policy to continue.',
    ),
  );
}

export function OneOf(values: readonly string[], common: Common & { name?: string } = {}) {
  return field(
    common,
    { enum: [...values], ...(common.name ? { enumName: common.name } : {}) } as ApiPropertyOptions,
    IsIn([...values]),
  );
}

/** A list of distinct words from a fixed set. */
export function SomeOf(values: readonly string[], common: Common & { min?: number } = {}) {
  return field(
    common,
    { enum: [...values], isArray: true } as ApiPropertyOptions,
    IsArray(),
    ArrayMinSize(common.min ?? 1),
    ArrayMaxSize(values.length),
    ArrayUnique(),
    IsIn([...values], { each: true }),
  );
}

interface AmountOptions extends Common {
  minPence?: number;
  maxPence: number;
}

/** Money: a number or decimal string with at most two decimals, normalised to `"45.00"`. */
export function Amount({ minPence = 0, maxPence, ...common }: AmountOptions) {
  const inRange = (value: unknown) => {
    const pence = typeof value === 'string' ? parsePence(value) : undefined;
    return pence !== undefined && pence >= minPence && pence <= maxPence;
  };
  return field(
    { example: '45.00', ...common },
    {
      oneOf: [
        { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,2})?$' },
        { type: 'number', minimum: minPence / 100, maximum: maxPence / 100 },
      ],
    } as ApiPropertyOptions,
    Transform(({ value }: { value: unknown }) => {
      const pence = typeof value === 'string' || typeof value === 'number' ? parsePence(value) : undefined;
      return pence === undefined ? value : formatAmount(pence);
    }),
    rule(
      'amount',
      inRange,
      `$property must be an amount from ${formatAmount(minPence)} to ${formatAmount(maxPence)} with at most two decimals`,
    ),
  );
}

/** A full postcode, normalised to `OX1 2JD`. */
export function FullPostcode(common: Common = {}) {
  return field(
    { example: 'OX1 2JD', ...common },
    { type: String, maxLength: 8 },
    Transform(({ value }: { value: unknown }) => parseFullPostcode(value) ?? value),
    rule(
      'postcode',
      (value) => parseFullPostcode(value) === value,
      'Please enter a full UK postcode such as OX1 2JD',
    ),
  );
}

export function UkDate(common: Common = {}) {
  return field(
    { example: '2027-03-15', ...common },
    { type: String, format: 'date' },
    rule(
      'ukDate',
      (value) => typeof value === 'string' && isDate(value),
      '$property must be a date as YYYY-MM-DD',
    ),
  );
}

export function UkTime(common: Common = {}) {
  return field(
    { example: '09:00', ...common },
    { type: String, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
    rule(
      'ukTime',
      (value) => typeof value === 'string' && isTime(value),
      '$property must be a time as HH:MM',
    ),
  );
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const isInstant = (value: unknown) =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  isDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

export function Instant(common: Common = {}) {
  return field(
    { example: '2027-03-15T09:00:00.000Z', ...common },
    { type: String, format: 'date-time' },
    rule('instant', isInstant, '$property must be a date and time such as 2027-03-15T09:00:00Z'),
  );
}

/** A bare date (no time), or an instant that is read on London's clock. */
export function DateOrInstant(common: Common = {}) {
  return field(
    { example: '2027-03-15', ...common },
    { type: String },
    rule(
      'dateOrInstant',
      (value) => typeof value === 'string' && (isDate(value) || isInstant(value)),
      '$property must be a date as YYYY-MM-DD or a date and time such as 2027-03-15T09:00:00Z',
    ),
  );
}

interface NumberOptions extends Common {
  min: number;
  max: number;
  step?: number;
}

export function Num({ min, max, step, ...common }: NumberOptions) {
  const onStep = (value: unknown) =>
    typeof value === 'number' && (step === undefined || Number.isInteger(value / step));
  return field(
    common,
    { type: Number, minimum: min, maximum: max, ...(step ? { multipleOf: step } : {}) },
    IsNumber({ allowNaN: false, allowInfinity: false }),
    Min(min),
    Max(max),
    rule('onStep', onStep, `$property must be a multiple of ${step ?? 1}`),
  );
}

export function Int({ min, max, ...common }: NumberOptions) {
  return field(common, { type: 'integer', minimum: min, maximum: max }, IsInt(), Min(min), Max(max));
}

/** One of a short list of numbers. */
export function NumberFrom(values: readonly number[], common: Common = {}) {
  return field(common, { type: Number, enum: [...values] } as ApiPropertyOptions, IsIn([...values]));
}

/** A list of nested DTOs. */
export function ListOf(type: () => new () => object, options: Common & { max: number }) {
  return field(
    options,
    { type: () => [type()], maxItems: options.max } as ApiPropertyOptions,
    IsArray(),
    ArrayMaxSize(options.max),
    ValidateNested({ each: true }),
    Type(type),
  );
}

/** A whole number in a query string. */
export function QueryInt({ min, max, ...common }: NumberOptions) {
  return field(
    { optional: true, ...common },
    { type: 'integer', minimum: min, maximum: max },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
    ),
    IsInt(),
    Min(min),
    Max(max),
  );
}

/** `true` or `false` in a query string. */
export function QueryFlag(common: Common = {}) {
  return field(
    { optional: true, ...common },
    { type: Boolean },
    Transform(({ value }: { value: unknown }) =>
      value === 'true' ? true : value === 'false' ? false : value,
    ),
    IsBoolean(),
  );
}
