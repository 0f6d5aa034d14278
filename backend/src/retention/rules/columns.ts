/** Splits names of columns that are separated by commas. */
export const columns = (names: string): readonly string[] => names.trim().split(/,\s*/);

export const secret = (what: string) => ({ notExported: `a secret: ${what}` });
export const derived = (from: string) => ({ notExported: `follows from ${from}, which is exported` });
