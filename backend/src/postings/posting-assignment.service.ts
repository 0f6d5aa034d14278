import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { ASSIGN_POSTING, LOCK_OPEN_POSTING } from './postings.queries.js';

/** Bidding, deciding, editing and cancelling all lock the posting's row first, so that they run one after the other. */
@Injectable()
export class PostingAssignmentService {
  /** @throws AppError STATE_CONFLICT unless the posting is still open */
  async lockOpen(tx: Tx, postingId: number): Promise<void> {
    const isOpen = await tx.sql.claim(LOCK_OPEN_POSTING, [Date.now(), postingId]);
    if (!isOpen) throw new AppError('STATE_CONFLICT');
  }

  /** @throws AppError STATE_CONFLICT if the posting was assigned or cancelled meanwhile */
  async assign(tx: Tx, postingId: number, cleanerId: number): Promise<void> {
    const isAssigned = await tx.sql.claim(ASSIGN_POSTING(), [cleanerId, Date.now(), postingId]);
    if (!isAssigned) throw new AppError('STATE_CONFLICT');
  }
}
