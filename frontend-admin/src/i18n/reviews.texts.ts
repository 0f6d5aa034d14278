import { countOf } from '../format';

export const TEXTS = {
  filters: {
    aboutCleaners: 'About cleaners',
    aboutCustomers: 'About customers',
    public: 'Public',
    hidden: 'Hidden',
    waiting: 'Waiting',
    decided: 'Decided',
  },
  stars: (count: number) => countOf(count, 'star'),
  who: (reviewer: string, reviewee: string) => `${reviewer} about ${reviewee}`,
  by: (reviewer: string) => `by ${reviewer}`,
  hidden: 'Hidden',
  hiddenBecause: (reason: string) => `Hidden because: “${reason}”`,
  restore: 'Restore review',
  dismiss: 'Dismiss report',
  reportOf: (reporter: string) => `of ${reporter}`,
  hide: {
    button: 'Hide review',
    title: (reviewer: string, reviewee: string) => `Hide ${reviewer}’s review of ${reviewee}?`,
    text: (reviewer: string) =>
      `It leaves the profile and no longer counts in the rating. ${reviewer} is told, with your reason. Its words stay as they are, and you can restore it at any time.`,
    reasonHint: (reviewer: string) => `Sent to ${reviewer} and kept in the audit log.`,
  },
};
