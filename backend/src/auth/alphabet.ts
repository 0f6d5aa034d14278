/** Letters and digits that can't be mistaken for one another: no O and 0, no I, L and 1. */
export const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
