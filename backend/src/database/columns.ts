import { formatAmount } from '@tidyhearth/domain';
import { Column, type ColumnOptions, type ValueTransformer } from 'typeorm';

/*
 * Column types that mean the same on both engines. Instants are epoch milliseconds, because MariaDB and SQLite differ
 * on dates in every other form. Money is whole pence, because `decimal` would become a binary fraction on SQLite.
 */
const toNumber = (value: unknown) => (value === null || value === undefined ? value : Number(value));
const asNumber: ValueTransformer = { to: (value: unknown) => value, from: toNumber };
const asBoolean: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => Boolean(value),
};

/** Epoch milliseconds. */
export const InstantColumn = (options: ColumnOptions = {}) =>
  Column({ type: 'bigint', transformer: asNumber, ...options });
/** Whole pence. */
export const PenceColumn = (options: ColumnOptions = {}) =>
  Column({ type: 'bigint', transformer: asNumber, ...options });
/** 0 or 1 in the database, a boolean in the entity. */
export const FlagColumn = (initial: boolean) =>
  Column({ type: 'boolean', default: initial, transformer: asBoolean });
/** Text of at most `length` characters. */
export const TextColumn = (length: number, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, ...options });

/** Pence as the API writes money: 4500 → `45.00`. */
export const amountOf = (pence: number | string) => formatAmount(Number(pence));
/** Epoch milliseconds as the API writes instants: `2026-12-03T09:00:00.000Z`. */
export const isoOf = (instant: number | string) => new Date(Number(instant)).toISOString();
export const isoOrNull = (instant: number | string | null) => (instant === null ? null : isoOf(instant));
