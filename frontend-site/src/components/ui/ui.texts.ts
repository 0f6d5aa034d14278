import { plural } from '../../lib/format';

export const TEXTS = {
  optional: '(optional)',
  close: 'Close',
  goBack: 'Go back',
  tryAgain: 'Try again',
  partFailed: {
    title: 'This part could not be shown',
    description: 'The rest of the page works. We have been told about it.',
  },
  dialogFailed: {
    title: 'That could not be opened',
    description: 'Check your connection and load the page again.',
  },
  loading: 'Loading…',
  notifications: 'Notifications (F8)',
  dismiss: 'Dismiss',
  statuses: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    completed: 'Completed',
    paid: 'Paid',
    cancelled: 'Cancelled',
  },
  rating: {
    none: 'New, no reviews yet',
    before: 'Rated ',
    after: ' out of 5',
    reviews: (count: number) => `(${plural(count, 'review')})`,
    stars: (rating: number) => `${rating} out of 5 stars`,
  },
};
