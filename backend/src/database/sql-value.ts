export type SqlValue = string | number | boolean | null | Buffer;

/** Booleans are not included, because neither driver can bind them in every statement. */
export const bindable = (value: SqlValue) => (typeof value === 'boolean' ? Number(value) : value);
