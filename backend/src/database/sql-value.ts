export type SqlValue = string | number | boolean | null | Buffer;

/** Neither driver binds booleans in every statement. */
export const bindable = (value: SqlValue) => (typeof value === 'boolean' ? Number(value) : value);
