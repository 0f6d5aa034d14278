import { formatDateTime, serviceLabel } from '@tidyhearth/domain';
import type { ApplicationFacts } from '../../applications/events/application.events.js';
import { kind, type Kind, type Notice } from '../notice.js';
import { readPeople, type Person } from '../people.js';

/** Both sides of an application, and how to speak of the job: `Deep Cleaning in Oxford`. */
export interface ApplicationTalk {
  customer: Person;
  cleaner: Person;
  job: string;
  when: string;
  proposedRatePence: number;
}

interface JobRow {
  serviceType: string;
  city: string;
  startsAt: number | string;
  proposedRatePence: number | string;
}

/** A kind about an application: names, job and address are looked up, the links are set. */
export function applicationKind<E extends { application: ApplicationFacts }>(
  event: new (...args: never[]) => E,
  compose: (talk: ApplicationTalk, event: E) => Omit<Notice, 'type' | 'about'>[],
): Kind {
  return kind(event, async (happened, tx) => {
    const { applicationId, postingId, customerId, cleanerUserId } = happened.application;
    const [customer, cleaner] = await readPeople(tx.sql, [customerId, cleanerUserId]);
    const row = await tx.sql.one<JobRow>(
      `SELECT p.serviceType, p.city, p.startsAt, a.proposedRatePence
         FROM applications a JOIN postings p ON p.id = a.postingId WHERE a.id = ?`,
      [applicationId],
    );
    if (!row) throw new Error(`application ${applicationId} of an event does not exist`);
    const talk = {
      customer,
      cleaner,
      job: `${serviceLabel(row.serviceType)} in ${row.city}`,
      when: formatDateTime(Number(row.startsAt)),
      proposedRatePence: Number(row.proposedRatePence),
    };
    const about = { applicationId, postingId };
    return compose(talk, happened).map((notice) => ({ type: 'application', about, ...notice }));
  });
}
