/**
 * What a restore has done again with one row, and leaves to the next start to settle, when all that listens to it is there: rows of
 * `retention_progress`, so that each is settled once, by whichever replica comes first.
 */
export type LeftToTheStart = 'restored block' | 'restored suspension';

/** @param id of the account, or of the row in `person_blocks` */
export const nameOfLeft = (what: LeftToTheStart, id: number) => `${what} ${id}`;
