import type { ApiPropertyOptions } from '@nestjs/swagger';
import { formatAmount, parsePence } from '@tidyhearth/domain';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsNumber, Max, Min } from 'class-validator';
import { field, rule, saying, type Common } from './field.js';

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
  const digits = String(Math.floor(maxPence / 100)).length;
  const range = `${formatAmount(minPence)} to ${formatAmount(maxPence)}`;
  return field(
    saying({ example: '45.00', ...common }, range),
    {
      oneOf: [
        { type: 'string', pattern: `^\\d{1,${digits}}(\\.\\d{1,2})?$`, description: range },
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

/** A whole number in a query string. */
export function QueryInt({ min, max, ...common }: NumberOptions) {
  return field(
    { optional: true, ...common },
    { type: 'integer', minimum: min, maximum: max },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value,
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
