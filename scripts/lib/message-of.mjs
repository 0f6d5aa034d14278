/**
 * What a caught value says: anything can be thrown, not errors alone.
 * @param {unknown} error
 * @returns {string}
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
