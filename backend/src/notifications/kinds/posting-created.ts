import { formatDate, formatPounds, serviceLabel, type ServiceId } from '@tidyhearth/domain';
import { PostingCreated } from '../../postings/events/posting.events.js';
import { cleanersNearby } from '../cleaners-nearby.js';
import { kind } from '../notice.js';

interface JobRow {
  serviceType: ServiceId;
  city: string;
  startsAt: number | string;
  maxBudgetPence: number | string;
  latitude: number;
  longitude: number;
}

/** To the approved cleaners nearby who offer the service. */
export const postingCreated = kind(PostingCreated, async ({ postingId }, tx) => {
  const job = await tx.sql.one<JobRow>(
    'SELECT serviceType, city, startsAt, maxBudgetPence, latitude, longitude FROM postings WHERE id = ?',
    [postingId],
  );
  if (!job) throw new Error(`posting ${postingId} of an event does not exist`);
  const message = `${serviceLabel(job.serviceType)} in ${job.city} on ${formatDate(Number(job.startsAt))}, budget ${formatPounds(Number(job.maxBudgetPence))}.`;
  const cleaners = await cleanersNearby(tx.sql, job, job.serviceType);
  return cleaners.map((to) => ({
    to,
    type: 'posting',
    title: 'New Job Opportunity!',
    message,
    about: { postingId },
    push: { type: 'posting', data: { id: postingId } },
  }));
});
