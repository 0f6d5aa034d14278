/** From this part of its limit on, a text has a counter. */
export const COUNTED_FROM = 0.9;
export const TOO_LONG = (max: number, excess: number) => `${max} characters at most: ${excess} too many.`;
