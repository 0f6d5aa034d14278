import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { PostingAssignment } from '../postings/posting-assignment.js';
import { ApplicationRejected, type ApplicationFacts } from './events/application.events.js';

const REJECT =
  "UPDATE applications SET status = 'rejected', updatedAt = ? WHERE id = ? AND status = 'pending'";

@Injectable()
export class RejectApplications {
  constructor(private readonly assignment: PostingAssignment) {}

  /** @throws AppError STATE_CONFLICT unless it is pending and the posting open */
  async one(tx: Tx, application: ApplicationFacts): Promise<void> {
    await this.assignment.lockOpen(tx, application.postingId);
    if (!(await tx.sql.claim(REJECT, [Date.now(), application.applicationId])))
      throw new AppError('STATE_CONFLICT');
    tx.record(new ApplicationRejected(application, 'owner'));
  }

  /** All that are still pending on a posting whose row this transaction holds. */
  async rest(tx: Tx, postingId: number, reason: 'another-accepted' | 'posting-cancelled'): Promise<void> {
    const pending = await tx.sql.all<ApplicationFacts>(
      `SELECT a.id AS applicationId, a.postingId, p.customerId, a.cleanerId, k.userId AS cleanerUserId
         FROM applications a
         JOIN postings p ON p.id = a.postingId
         JOIN cleaners k ON k.id = a.cleanerId
        WHERE a.postingId = ? AND a.status = 'pending'
        ORDER BY a.id`,
      [postingId],
    );
    if (pending.length === 0) return;
    await tx.sql.run(
      "UPDATE applications SET status = 'rejected', updatedAt = ? WHERE postingId = ? AND status = 'pending'",
      [Date.now(), postingId],
    );
    for (const application of pending) tx.record(new ApplicationRejected(application, reason));
  }
}
