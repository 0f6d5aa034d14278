import { PROBLEM_WINDOW_HOURS } from '@tidyhearth/domain';

export const TEXTS = {
  page: {
    title: 'How it works',
    description:
      'Search and compare local cleaners, book a time that suits you, and relax. Three steps from postcode to clean home.',
  },
  title: 'Three steps from your postcode to a clean home',
  lead: 'You choose the person, you see the price, you talk to them yourself. We keep everything in one place and stay out of the way.',
  toSearch: 'Find a cleaner',
  questions: 'What people ask first',
  invitation: { title: 'See who cleans near you', text: 'It takes a postcode and less than a second.' },
};

export const STEPS = [
  {
    title: 'Search and compare',
    text: 'Enter your postcode and see who cleans near you: what they charge, what they do, how far away they are and what other customers say.',
    points: [
      'Background check and insurance on every profile',
      'Prices by the hour, set by the cleaner',
      'Distance from your door',
    ],
  },
  {
    title: 'Book and schedule',
    text: 'Tell us the size of your home and we suggest how long it takes. Pick a free time and send the request; the total is on the screen all along.',
    points: [
      'Taken times cannot be chosen',
      'Platform fee waived during the beta',
      'Your cleaner answers, usually within hours',
    ],
  },
  {
    title: 'Relax and enjoy',
    text: 'Your cleaner comes at the agreed time and leaves your home as you like it. Afterwards you review each other, and can book again with one press.',
    points: [
      'Message your cleaner at any time',
      'Reschedule or cancel in your dashboard',
      `Not happy? Tell us within ${PROBLEM_WINDOW_HOURS} hours for a free re-clean`,
    ],
  },
] as const;

export const QUESTIONS = [
  {
    question: 'Do I have to be at home?',
    answer:
      'No. Many customers leave a key with a neighbour or in a key safe and say so in the special instructions.',
  },
  {
    question: 'Who brings the products?',
    answer:
      'That is between you and your cleaner. Most bring their own kit; ask in a message before the day.',
  },
  {
    question: 'When do I pay?',
    answer:
      'Nothing is taken when you book. During the beta you settle the price that you saw with your cleaner after the work.',
  },
  {
    question: 'Can I have the same cleaner every time?',
    answer: 'Yes. Every completed booking in your dashboard has a Book again button.',
  },
] as const;
