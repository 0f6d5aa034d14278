import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { PostingAssignment } from '../postings/posting-assignment.js';
import {
  LIST_PENDING_OF_POSTING,
  REJECT_APPLICATION,
  REJECT_PENDING_OF_POSTING,
} from './applications.queries.js';
import { ApplicationRejected, type ApplicationFacts } from './events/application.events.js';

@Injectable()
export class RejectApplications {
  constructor(private readonly assignment: PostingAssignment) {}

  /** @throws AppError STATE_CONFLICT unless it is pending and the posting open */
  async one(tx: Tx, application: ApplicationFacts): Promise<void> {
    await this.assignment.lockOpen(tx, application.postingId);
    if (!(await tx.sql.claim(REJECT_APPLICATION, [Date.now(), application.applicationId])))
      throw new AppError('STATE_CONFLICT');
    tx.record(new ApplicationRejected(application, 'owner'));
  }

  /** All that are still pending on a posting whose row this transaction holds. */
  async rest(tx: Tx, postingId: number, reason: 'another-accepted' | 'posting-cancelled'): Promise<void> {
    const pending = await tx.sql.all(LIST_PENDING_OF_POSTING, [postingId]);
    if (pending.length === 0) return;
    await tx.sql.run(REJECT_PENDING_OF_POSTING, [Date.now(), postingId]);
    for (const application of pending) tx.record(new ApplicationRejected(application, reason));
  }
}
