export const TEXTS = {
  description: 'The page may have moved, or the address may have a slip in it.',
  toHome: 'Go to the home page',
};
