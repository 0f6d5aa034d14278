export const TEXTS = {
  skipLink: 'Skip to the content',
  pageFailed: {
    title: 'This page could not be shown',
    description: 'Check your connection and try again. Nothing you saved is lost.',
  },
  toBook: (cleaner: string) => `book ${cleaner}`,
  toMessage: (cleaner: string) => `message ${cleaner}`,
};
