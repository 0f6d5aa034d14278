/**
 * Acts that a restore repeats by changing a single row, and whose consequences it leaves to the next start, when all
 * listeners exist. They are rows of `retention_progress`, so that whichever replica comes first settles each of them
 * once.
 */
export type LeftToTheStart = 'restored block' | 'restored suspension';

/** @param id the id of the account, or of the row in `person_blocks` */
export const nameOfLeft = (what: LeftToTheStart, id: number) => `${what} ${id}`;
