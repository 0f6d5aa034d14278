import { serviceLabel } from '@tidyhearth/domain';
import { PostingCancelled } from '../../postings/events/posting.events.js';
import { kind } from '../notice.js';
import { readPeople } from '../people.js';

/** Owners who cancel know; one whose booking fell through is offered to post the job again. */
export const postingCancelled = kind(PostingCancelled, async ({ postingId, customerId, reason }, tx) => {
  if (reason === 'owner') return [];
  const [to] = await readPeople(tx.sql, [customerId]);
  const job = await tx.sql.one<{ serviceType: string; city: string }>(
    'SELECT serviceType, city FROM postings WHERE id = ?',
    [postingId],
  );
  if (!job) throw new Error(`posting ${postingId} of an event does not exist`);
  return [
    {
      to,
      type: 'posting',
      title: 'Job post closed',
      message: `The booking for your job ${serviceLabel(job.serviceType)} in ${job.city} was cancelled, so the job post was closed. You can post it again.`,
      about: { postingId },
    },
  ];
});
