import { CleanerApproved } from '../../cleaners/events/cleaner.events.js';
import { kind } from '../notice.js';
import { readPeople } from '../people.js';

export const cleanerApproved = kind(CleanerApproved, async ({ userId }, tx) => {
  const [to] = await readPeople(tx.sql, [userId]);
  return [
    {
      to,
      type: 'other',
      title: 'Your application is approved',
      message: 'Welcome to Tidyhearth! Customers can find and book you now.',
      about: {},
      mail: {
        type: 'cleaner-approved',
        subject: 'Welcome: your application as a cleaner is approved',
        paragraphs: [
          'Welcome to Tidyhearth! Customers can find and book you now.',
          'A photo and your working hours help customers to choose you.',
        ],
        action: { label: 'Complete your profile', path: '/profile' },
      },
    },
  ];
});
