import { CHECK_CONNECTION } from '@tidyhearth/domain';

export const TEXTS = {
  skipLink: 'Skip to the content',
  pageFailed: {
    title: 'This page could not be shown',
    description: `${CHECK_CONNECTION} Nothing you saved is lost.`,
  },
  toBook: (cleaner: string) => `book ${cleaner}`,
  toMessage: (cleaner: string) => `message ${cleaner}`,
};
