/** The names of columns, with commas between them. */
export const columns = (names: string): readonly string[] => names.trim().split(/,\s*/);

export const secret = (what: string) => ({ notExported: `a secret: ${what}` });
export const derived = (from: string) => ({ notExported: `follows from ${from}, which is exported` });
