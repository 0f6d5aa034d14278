import { CHECK_CONNECTION } from '@tidyhearth/domain';
import { plural } from '../../../lib/format';

export const TEXTS = {
  dashboard: {
    title: 'Dashboard',
    loading: 'Loading your dashboard...',
    failed: {
      title: 'Failed to fetch cleaner profile',
      description: `Nothing is lost. ${CHECK_CONNECTION}`,
    },
    noProfile:
      'You have no cleaner profile yet. Tell us what you clean, where, and what you charge: it takes about five minutes.',
    createProfile: 'Create Cleaner Profile',
  },
  figures: {
    rate: 'Hourly Rate',
    thisMonth: 'This Month',
    bookings: (count: number) => plural(count, 'booking'),
    rating: 'Rating',
    unrated: 'New',
    responseTime: 'Response Time',
  },
  day: {
    loading: 'Loading your day...',
    failed: 'Your visits did not load',
    today: (count: number) => `Today: ${plural(count, 'visit')}`,
    next: 'Your next visit',
    none: 'No visits ahead',
    noneText: 'What you accept stands here, with time and place.',
    undecided: 'Our team is looking whether it takes place.',
    see: 'See the booking',
    seeOf: (customer: string, day: string) => `See the booking of ${customer}, ${day}`,
  },
  profile: { link: 'See your public profile' },
  reviews: { title: 'Your reviews', none: 'What customers write about your work stands here.' },
  waiting: {
    text: (count: number) => `${plural(count, 'request is', 'requests are')} waiting for your answer`,
    toRequests: 'Answer now',
  },
  performance: {
    title: 'Performance',
    rating: 'Average rating',
    unrated: 'N/A',
    reviews: 'Total reviews',
    account: { label: 'Account', yes: 'Verified', no: 'Unverified' },
    backgroundCheck: {
      label: 'Background check',
      yes: 'Verified',
      no: 'Pending',
      expired: 'Expired, send a document',
    },
    insurance: { label: 'Insurance', yes: 'Covered', no: 'Not covered' },
  },
  firstSteps: {
    title: 'You are live. Three small steps',
    titleLeft: (left: number) => `You are live. ${left} to go`,
    text: 'Customers can find and book you from now on.',
    close: 'Put away',
    done: 'Done',
    step: (position: number) => `Step ${position}`,
    photo: { title: 'Add a photo', text: 'Customers choose people they can see.' },
    times: {
      title: 'Set your working hours, or block the times you are away',
      text: 'Until you do, every slot of every day is open.',
    },
    bid: {
      title: 'Apply for your first job',
      text: 'Customers near you describe what they need; offer your rate.',
    },
  },
  settings: {
    title: 'Settings',
    availability: 'Availability',
    available: 'Customers can send you requests.',
    paused: 'You are found, but nobody can book you until you switch this on again.',
    pause: 'Pause new bookings',
    resume: 'Take new bookings',
    isPaused: { title: 'New bookings are paused', description: 'What is booked stays.' },
    isResumed: { title: 'You take new bookings again' },
  },
};
