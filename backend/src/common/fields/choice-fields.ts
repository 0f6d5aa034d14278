import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { MAX_ID, TOASTS } from '@tidyhearth/domain';
import { field, rule, type Common } from './field.js';

/** The id of a row: a positive integer. */
export function Id(common: Common = {}) {
  return field(common, { type: 'integer', minimum: 1, maximum: MAX_ID }, IsInt(), Min(1), Max(MAX_ID));
}

/** A boolean; `"true"` and 1 are refused. */
export function Flag(common: Common = {}) {
  return field(common, { type: Boolean }, IsBoolean());
}

/** A checkbox that must be ticked. */
export function Agreement(description: string) {
  return field(
    { description },
    { type: Boolean, enum: [true] },
    rule('agreed', (value) => value === true, TOASTS.agreementRequired.description),
  );
}

/** One word from a fixed set. */
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
    {
      enum: [...values],
      isArray: true,
      minItems: common.min ?? 1,
      maxItems: values.length,
      uniqueItems: true,
    } as ApiPropertyOptions,
    IsArray(),
    ArrayMinSize(common.min ?? 1),
    ArrayMaxSize(values.length),
    ArrayUnique(),
    IsIn([...values], { each: true }),
  );
}

/** The same in a query string: the parameter repeated, or its words separated by commas. */
export function QuerySomeOf(values: readonly string[], common: Common & { name?: string } = {}) {
  return field(
    { optional: true, ...common },
    {
      enum: [...values],
      isArray: true,
      minItems: 1,
      maxItems: values.length,
      uniqueItems: true,
      ...(common.name ? { enumName: common.name } : {}),
    } as ApiPropertyOptions,
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value)),
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(values.length),
    ArrayUnique(),
    IsIn([...values], { each: true }),
  );
}

/** A list of distinct ids. */
export function SomeIds({ min = 1, max, ...common }: Common & { min?: number; max: number }) {
  const items = { type: 'integer', minimum: 1, maximum: MAX_ID } as const;
  return field(
    common,
    { type: 'array', items, minItems: min, maxItems: max, uniqueItems: true } as ApiPropertyOptions,
    IsArray(),
    ArrayMinSize(min),
    ArrayMaxSize(max),
    ArrayUnique(),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(MAX_ID, { each: true }),
  );
}

/** A list of nested DTOs. */
export function ListOf(type: () => new () => object, options: Common & { max: number }) {
  return field(
    options,
    { type: () => [type()], maxItems: options.max } as ApiPropertyOptions,
    IsArray(),
    ArrayMaxSize(options.max),
    // class-validator also treats a list as nested and would not check its entries.
    rule(
      'listOfObjects',
      (value) => Array.isArray(value) && !value.some((entry) => Array.isArray(entry)),
      '$property must be a list of objects',
    ),
    ValidateNested({ each: true }),
    Type(type),
  );
}
