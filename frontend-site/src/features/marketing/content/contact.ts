import { APPLICATION_ANSWER_TIME, CONTACT_REPLY_HOURS, PROBLEM_WINDOW_HOURS } from '@tidyhearth/domain';
import { BRAND } from '../../../config/brand';

export const TEXTS = {
  page: {
    title: 'Contact',
    description: `Write to us and we reply within ${CONTACT_REPLY_HOURS} hours. Opening hours, emergency line and answers to common questions.`,
  },
  title: 'Talk to us',
  text: `A person reads every message. We reply within ${CONTACT_REPLY_HOURS} hours.`,
  loading: 'Loading the form',
  hours: 'Hours',
  email: 'Email',
  emergency: {
    title: 'Emergency line',
    text: 'During a clean, for anything that cannot wait:',
    danger: 'In danger call 999 first.',
  },
  questions: 'Common questions',
};

export const HOURS = [
  { days: 'Monday to Friday', time: '9-6' },
  { days: 'Saturday', time: '10-4' },
  { days: 'Sunday', time: 'closed' },
] as const;

export const EMERGENCY_LINE = '0808 157 0142';

export const SAMPLE_NUMBER =
  'Sample number from the range that Ofcom keeps free for examples: nobody answers it yet.';

export const QUESTIONS = [
  {
    question: 'How do I change or cancel a booking?',
    answer:
      'In your dashboard, under Bookings. Pending and confirmed bookings can be rescheduled or cancelled there.',
  },
  {
    question: 'Something was not cleaned well. What now?',
    answer: `Tell us within ${PROBLEM_WINDOW_HOURS} hours, ideally with a photo. The clean is done again, free of charge.`,
  },
  {
    question: 'I applied as a cleaner. When do I hear back?',
    answer: `Within ${APPLICATION_ANSWER_TIME}, by email. Your dashboard shows where the application stands.`,
  },
  {
    question: 'I cannot sign in.',
    answer:
      'Use the Forgot password link on the sign-in page. With two-factor authentication a recovery code signs you in once.',
  },
  {
    question: 'Do you cover my area?',
    answer: `We are in a soft launch in ${BRAND.county} and the places around it. Search with your postcode to see who is near.`,
  },
] as const;
