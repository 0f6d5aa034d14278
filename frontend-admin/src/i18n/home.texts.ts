import { countOf, formatNumber } from '../format';

export const TEXTS = {
  attention: {
    label: 'What needs attention',
    loading: 'Loading what needs attention',
    allQuiet: 'All quiet: nothing waits for you.',
    applications: (count: number) => `${countOf(count, 'application')} waiting`,
    checks: (count: number) => `${countOf(count, 'check')} to decide`,
    reports: (count: number) => `${countOf(count, 'review')} reported`,
    mail: (count: number) => `${countOf(count, 'email')} not delivered`,
    lockedAccounts: (count: number) => `${countOf(count, 'sign-in')} locked`,
    failedSignIns: (count: number) => `${formatNumber(count)} failed sign-ins in 24 hours`,
    twoFactor: 'Turn on two-factor',
  },
  activity: {
    title: 'Activity',
    loading: 'Loading activity',
    period: 'Period',
    month: 'Last 30 days',
    quarter: 'Last 13 weeks',
    year: 'Last 52 weeks',
    bookings: 'Bookings',
    signUps: 'Sign-ups',
    fillRate: 'Fill rate',
    noJobs: 'No jobs',
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    summary: (figure: string, from: string, to: string, total: string) =>
      `${figure} from ${from} to ${to}: ${total}. The figures are in the table below.`,
    table: {
      open: 'Figures as a table',
      label: 'Figures over time',
      time: 'Time',
      postings: 'Jobs posted',
      filledPostings: 'Jobs filled',
    },
  },
};
