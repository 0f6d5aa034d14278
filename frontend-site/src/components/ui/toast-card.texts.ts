/** Beside the card: when they are needed, no more files can be loaded. */
export const TEXTS = {
  stale: {
    title: 'Please load this page again',
    description: 'There is a new version of it, and this one can no longer send anything.',
    reload: 'Load again',
  },
};
