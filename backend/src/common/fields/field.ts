import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { lengthOf } from '@tidyhearth/domain';
import { IsOptional, registerDecorator, ValidateIf, type ValidationArguments } from 'class-validator';

/**
 * One decorator per field, for validation, normalisation and OpenAPI. A DTO is a list of such fields, and no fact about
 * a field is written twice.
 */
export interface Common {
  optional?: boolean;
  /** Accepts null as well as a value. */
  nullable?: boolean;
  description?: string;
  example?: unknown;
}

/** Control characters except tab and line breaks. NUL breaks both MariaDB's text and terminals. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
export const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** Adds to a description what the schema can't express. */
export const saying = (common: Common, more: string | undefined): Common =>
  more === undefined
    ? common
    : { ...common, description: [common.description, more].filter(Boolean).join('. ') };

export function field(
  common: Common,
  api: ApiPropertyOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
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

/** A custom check with its message, in which `$property` stands for the name of the field. */
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

/** Text without control characters or lone surrogates. */
export const isClean = (value: unknown) =>
  typeof value === 'string' && value.isWellFormed() && !CONTROL.test(value);
export const codePoints = (value: unknown) => (typeof value === 'string' ? lengthOf(value) : 0);
/** Zero-width characters count as blank, because readers can't see them. */
export const isBlank = (value: string) => value.replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '') === '';
