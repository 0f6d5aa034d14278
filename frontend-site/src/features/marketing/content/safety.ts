import { APPLICATION_ANSWER_TIME, PROBLEM_WINDOW_HOURS } from '@tidyhearth/domain';
import { WHO_REVIEWS } from './reviews';

export const TEXTS = {
  page: {
    title: 'Safety and insurance',
    description:
      'How cleaners are checked, what insurance covers, and what happens when something goes wrong.',
  },
  title: 'Letting someone in is a matter of trust',
  lead: 'So we check people before you can find them, show you what we know, and put things right when they go wrong.',
  toSearch: 'Find a cleaner',
  checks: 'Before a cleaner is found',
  cover: {
    title: 'Insurance limits per incident',
    note: 'Sample figures from our beta: the limits we ask insured cleaners to hold per incident. Whether a cleaner is insured stands on the profile.',
  },
  guarantee: {
    title: '100% satisfaction guarantee',
    text: 'Not as agreed? The clean is done again, free.',
  },
  habits: 'What you can do yourself',
  emergency: { before: 'Something happened?', tellUs: 'Tell us', after: ', also on the emergency line.' },
};

export const CHECKS = [
  {
    title: 'A person reads every application',
    text: `Within ${APPLICATION_ANSWER_TIME}. Until someone has approved a cleaner, nobody can find or book them.`,
  },
  { title: 'Background check', text: 'Its result stands on the profile: checked, or not yet.' },
  {
    title: 'Insurance seen',
    text: 'We note cover only once we have seen the papers, and show it on the profile.',
  },
  {
    title: 'Reviews from real bookings only',
    text: WHO_REVIEWS,
  },
] as const;

export const COVER = [
  { label: 'Public liability', limit: '£2,000,000' },
  { label: 'Property damage', limit: '£500,000' },
  { label: 'Theft', limit: '£50,000' },
] as const;

export const GUARANTEE = [
  { when: 'The clean ends', text: 'Look around in your own time.' },
  {
    when: `Within ${PROBLEM_WINDOW_HOURS} hours`,
    text: 'Tell us what is not right, with a photo if you have one.',
  },
  { when: 'Then', text: 'The cleaner comes back and does it again, free.' },
] as const;

export const HABITS = [
  'Keep messages on the site, so there is a record if something is unclear.',
  'Your phone number and email are shared only with the other side of a booking that was confirmed, also after the clean, and only while you allow it.',
  'Put valuables away, and agree on keys before the day.',
  'Switch on two-factor authentication in your security settings.',
] as const;
