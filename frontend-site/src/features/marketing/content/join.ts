import { APPLICATION_ANSWER_TIME } from '@tidyhearth/domain';
import { BRAND } from '../../../config/brand';

export const TEXTS = {
  page: {
    title: 'Join our network',
    description: `Clean on your own terms: your hours, your rate, your customers. Earn £20-40+ an hour and keep ${BRAND.betaShare} in the beta.`,
  },
  title: 'Clean on your own terms',
  toSignUp: 'Become a Cleaner',
  reasons: 'It is your business',
  earnings: 'Earning potential',
  requirements: 'What we ask',
  invitation: {
    title: 'Five minutes to apply',
    text: `We review your application within ${APPLICATION_ANSWER_TIME} and write to you as soon as you are live.`,
  },
};

export const FIGURES = [
  { value: '£20-40+', label: 'an hour' },
  { value: '15,000+', label: 'active cleaners' },
  { value: '1M+', label: 'jobs' },
  { value: '£42', label: 'average hourly rate' },
] as const;

export const EARNINGS = [
  { value: '£15-30', label: 'per hour', text: 'You set your rate and change it when you like.' },
  { value: '£800-2000', label: 'per month', text: 'Depending on the days you choose to work.' },
  { value: 'over £3000', label: 'per month', text: 'What the top 10% earn.' },
] as const;

export const REASONS = [
  {
    title: 'Your hours',
    text: 'Set a working week, block a morning or a fortnight. Nobody can book you outside it.',
  },
  {
    title: 'Your rate',
    text: 'Customers see it before they ask, so nobody haggles at the door.',
  },
  {
    title: 'Your customers',
    text: 'Accept or decline each request. You see their rating before you do.',
  },
  {
    title: 'Your books in order',
    text: 'Earnings by week and month, and a file for your accountant.',
  },
] as const;

export const REQUIREMENTS = [
  'You are over 18 and may work in the United Kingdom',
  'You agree to a background check',
  'You have cleaned for others before, or can show that you know how',
  'You answer requests, as a rule within a day',
  'A photo of yourself: profiles with photos get 3x more bookings (a sample figure from our beta)',
] as const;
