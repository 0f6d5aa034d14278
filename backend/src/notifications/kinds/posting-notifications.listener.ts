import { Injectable } from '@nestjs/common';
import { ACCOUNT_LIMITS, DAY_MS, serviceLabel } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { PostingCancelled, PostingCreated } from '../../postings/events/posting.events.js';
import { cleanersNearby } from '../cleaners-nearby.js';
import { jobWords } from '../job-words.js';
import { NOTIFY } from '../notice.js';
import { FIND_JOB, FIND_NTH_JOB } from '../notifications.queries.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';

/** Notifies cleaners and owners about a job. */
@Injectable()
export class PostingNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly config: Config,
  ) {}

  /** Notifies the approved cleaners nearby who offer the service. */
  @OnEvent(PostingCreated, NOTIFY)
  async tellCreated({ postingId, customerId }: PostingCreated, tx: Tx): Promise<void> {
    if (await this.areAlertsUsedUp(tx, customerId)) return;
    const job = await readJob(tx, postingId);
    const message = jobWords(job);
    const cleaners = await cleanersNearby(tx.sql, job, job.serviceType, { postingId, customerId });
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

  /** Somebody who posts and cancels in a loop must not fill the bell of every cleaner nearby. */
  private async areAlertsUsedUp(tx: Tx, customerId: number): Promise<boolean> {
    if (!this.config.rateLimits) return false;
    // One more than the limit, because the new job is counted too.
    const nth = await tx.sql.one(FIND_NTH_JOB(ACCOUNT_LIMITS.jobAlertsADay + 1), [customerId]);
    return nth !== undefined && nth.at > Date.now() - DAY_MS;
  }

  /**
   * Owners who cancel a job themselves are not notified. An owner whose booking was cancelled is invited to post the
   * job again.
   */
  @OnEvent(PostingCancelled, NOTIFY)
  async tellCancelled({ postingId, customerId, reason }: PostingCancelled, tx: Tx): Promise<void> {
    if (reason === 'owner') return;
    const [to] = await readPeople(tx.sql, [customerId]);
    const job = await readJob(tx, postingId);
    // No bid on it could have been accepted any more.
    if (reason === 'suspended' && job.startsAt <= Date.now()) return;
    const work = `${serviceLabel(job.serviceType)} in ${job.city}`;
    const why =
      reason === 'suspended'
        ? `Your job post ${work} was closed while your account was on hold.`
        : `The booking for your job ${work} was cancelled, so the job post was closed.`;
    await this.notifier.tell(tx, [
      {
        to,
        type: 'posting',
        title: 'Job post closed',
        message: `${why} You can post it again.`,
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
