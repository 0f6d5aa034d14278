/** In the same file as the card, because no more files can be loaded when these texts are needed. */
export const TEXTS = {
  stale: {
    title: 'Please load this page again',
    description: 'There is a new version of it, and this one can no longer send anything.',
    reload: 'Load again',
  },
};
