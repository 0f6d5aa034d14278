import { CleanerRejected } from '../../cleaners/events/cleaner.events.js';
import { kind } from '../notice.js';
import { readPeople } from '../people.js';

export const cleanerRejected = kind(CleanerRejected, async ({ userId, reason }, tx) => {
  const [to] = await readPeople(tx.sql, [userId]);
  const message = 'We are sorry: we could not approve your application as a cleaner.';
  return [
    {
      to,
      type: 'other',
      title: 'Your application was not approved',
      message,
      about: {},
      mail: {
        type: 'cleaner-rejected',
        subject: 'Your application as a cleaner',
        paragraphs: [
          message,
          ...(reason === null ? [] : [`The reason: ${reason}`]),
          'You can improve your profile at any time; our team may look at it again.',
        ],
        action: { label: 'See your profile', path: '/profile' },
      },
    },
  ];
});
