import { plural } from '../../lib/format';

const RATINGS = ['', 'Poor', 'Could be better', 'Fine', 'Good', 'Excellent'];

export const TEXTS = {
  report: {
    sent: { title: 'Review Reported', description: 'Thank you. Our team will look at it.' },
    failed: {
      title: 'Report Failed',
      description: 'There was an error reporting the review. Please try again.',
    },
    errors: {
      tooShort: (min: number) => `Please tell us why, in at least ${min} characters`,
    },
    title: (reviewer: string) => `Report ${reviewer}’s review`,
    description: 'Our team reads it and decides. Its author isn’t told who reported it.',
    cancel: 'Cancel',
    sending: 'Sending...',
    send: 'Send report',
    reason: 'What is wrong with it?',
    reasonHint: (min: number, max: number) => `${min} to ${max} characters`,
    purpose: 'report a review',
    by: (reviewer: string) => `Report review by ${reviewer}`,
    open: 'Report review',
  },
  list: {
    title: 'Recent reviews',
    allTitle: (count: number) => `All ${plural(count, 'review')}`,
    showAll: (count: number) => `Show all ${count} reviews`,
    more: 'Load more reviews',
    spread: 'How many stars customers gave',
    stars: (rating: number) => plural(rating, 'star'),
    reviews: (count: number) => plural(count, 'review'),
    loading: 'Loading reviews',
    failed: 'The reviews could not be loaded.',
    empty: (cleaner: string) => `No reviews yet. You could be ${cleaner}'s first.`,
  },
  booking: { title: 'Reviews of this clean' },
  form: {
    title: (name: string) => `How was ${name}?`,
    notNow: 'Not now',
    sending: 'Sending...',
    send: 'Submit Review',
    rating: 'Rating',
    words: RATINGS,
    comment: 'Review',
    commentHint: (min: number, max: number) => `${min} to ${max} characters`,
    ratingInWords: (rating: number) => `${rating} out of 5: ${RATINGS[rating]}`,
  },
  customer: { description: 'Your review helps other people choose. It appears with your first name.' },
  cleaner: { description: 'Other cleaners see your rating of a customer before they accept.' },
} as const;
