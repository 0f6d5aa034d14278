import { Injectable } from '@nestjs/common';
import { formatDate, formatPounds, serviceLabel } from '@tidyhearth/domain';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { PostingCancelled, PostingCreated } from '../../postings/events/posting.events.js';
import { cleanersNearby } from '../cleaners-nearby.js';
import { NOTIFY } from '../notice.js';
import { FIND_JOB } from '../notifications.queries.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';

/** What cleaners and owners are told about a job. */
@Injectable()
export class PostingNotificationsListener {
  constructor(private readonly notifier: NotifierService) {}

  /** To the approved cleaners nearby who offer the service. */
  @OnEvent(PostingCreated, NOTIFY)
  async tellCreated({ postingId }: PostingCreated, tx: Tx): Promise<void> {
    const job = await readJob(tx, postingId);
    const message = `${serviceLabel(job.serviceType)} in ${job.city} on ${formatDate(job.startsAt)}, budget ${formatPounds(job.maxBudgetPence)}.`;
    const cleaners = await cleanersNearby(tx.sql, job, job.serviceType);
    await this.notifier.tell(
      tx,
      cleaners.map((to) => ({
        to,
        type: 'posting',
        title: 'New Job Opportunity!',
        message,
        about: { postingId },
        push: { type: 'posting', data: { id: postingId } },
      })),
    );
  }

  /** An owner who cancels needs no notice; one whose booking was cancelled is offered to post the job again. */
  @OnEvent(PostingCancelled, NOTIFY)
  async tellCancelled({ postingId, customerId, reason }: PostingCancelled, tx: Tx): Promise<void> {
    if (reason === 'owner') return;
    const [to] = await readPeople(tx.sql, [customerId]);
    const job = await readJob(tx, postingId);
    await this.notifier.tell(tx, [
      {
        to,
        type: 'posting',
        title: 'Job post closed',
        message: `The booking for your job ${serviceLabel(job.serviceType)} in ${job.city} was cancelled, so the job post was closed. You can post it again.`,
        about: { postingId },
      },
    ]);
  }
}

async function readJob(tx: Tx, postingId: number) {
  const job = await tx.sql.one(FIND_JOB, [postingId]);
  if (!job) throw new Error(`posting ${postingId} of an event does not exist`);
  return job;
}
