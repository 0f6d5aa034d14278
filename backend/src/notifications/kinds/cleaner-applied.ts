import { CleanerApplied } from '../../cleaners/events/cleaner.events.js';
import { kind } from '../notice.js';
import { readPeople } from '../people.js';

export const cleanerApplied = kind(CleanerApplied, async ({ userId }, tx) => {
  const [to] = await readPeople(tx.sql, [userId]);
  return [
    {
      to,
      type: 'other',
      title: 'We have your application',
      message: 'We review each application within 24-48 hours and write to you as soon as yours is decided.',
      about: {},
      mail: {
        type: 'cleaner-applied',
        subject: 'We have your application as a cleaner',
        paragraphs: [
          'Thank you for applying to Tidyhearth. We review each application within 24-48 hours and write to you as soon as yours is decided.',
          'You can complete your profile meanwhile.',
        ],
        action: { label: 'See where it stands', path: '/dashboard' },
      },
    },
  ];
});
