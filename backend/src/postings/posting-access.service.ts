import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Sql } from '../database/sql.js';

export interface PostingFacts {
  id: number;
  customerId: number;
  status: string;
  assignedCleanerId: number | null;
  postcode: string;
  hasApplied: number;
}

/** Who may do what with a posting. To whom it isn't visible, it isn't there. */
@Injectable()
export class PostingAccessService {
  constructor(private readonly sql: Sql) {}

  /** @throws AppError FORBIDDEN to cleaners who can see it, NOT_FOUND to everybody else but its owner */
  async requireOwner(actor: Actor, postingId: number): Promise<PostingFacts> {
    const posting = await this.sql.one<PostingFacts>(
      `SELECT p.id, p.customerId, p.status, p.assignedCleanerId, p.postcode,
              EXISTS (SELECT 1 FROM applications a WHERE a.postingId = p.id AND a.cleanerId = ?) AS hasApplied
         FROM postings p WHERE p.id = ?`,
      [actor.cleanerId ?? 0, postingId],
    );
    if (posting?.customerId === actor.userId) return posting;
    throw new AppError(posting && isVisible(actor, posting) ? 'FORBIDDEN' : 'NOT_FOUND');
  }
}

/** Open jobs are for all approved cleaners, others for those who had to do with them. */
export function isVisible(actor: Actor, posting: Pick<PostingFacts, 'status' | 'hasApplied'>): boolean {
  return actor.cleanerStatus === 'approved' && (posting.status === 'open' || Boolean(posting.hasApplied));
}
