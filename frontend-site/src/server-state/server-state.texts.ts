export const TEXTS = {
  stale: 'The latest could not be loaded. What you see may be out of date.',
};
