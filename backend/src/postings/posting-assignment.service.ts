import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';

/** The row of an open posting is what everything around it queues on: applying, deciding, editing, cancelling. */
@Injectable()
export class PostingAssignmentService {
  /** @throws AppError STATE_CONFLICT unless it is still open */
  async lockOpen(tx: Tx, postingId: number): Promise<void> {
    const isOpen = await tx.sql.claim("UPDATE postings SET updatedAt = ? WHERE id = ? AND status = 'open'", [
      Date.now(),
      postingId,
    ]);
    if (!isOpen) throw new AppError('STATE_CONFLICT');
  }

  /** @throws AppError STATE_CONFLICT when it was given away or cancelled meanwhile */
  async assign(tx: Tx, postingId: number, cleanerId: number): Promise<void> {
    const isAssigned = await tx.sql.claim(
      "UPDATE postings SET status = 'assigned', assignedCleanerId = ?, updatedAt = ? WHERE id = ? AND status = 'open'",
      [cleanerId, Date.now(), postingId],
    );
    if (!isAssigned) throw new AppError('STATE_CONFLICT');
  }
}
