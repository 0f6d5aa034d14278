import { Injectable } from '@nestjs/common';
import type { PostingStatus } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Sql } from '../database/sql.js';
import { EventBus } from '../events/event-bus.js';
import { HasBid } from './events/has-bid.question.js';
import { FIND_POSTING_FACTS, type PostingFacts } from './postings.queries.js';

/** Who may do what with a posting. To those who may not see it, it is NOT_FOUND. */
@Injectable()
export class PostingAccessService {
  constructor(
    private readonly sql: Sql,
    private readonly bus: EventBus,
  ) {}

  /** @throws AppError FORBIDDEN to cleaners who can see it, NOT_FOUND to everybody else but its owner */
  async requireOwner(actor: Actor, postingId: number): Promise<PostingFacts> {
    const posting = await this.sql.one(FIND_POSTING_FACTS, [postingId]);
    if (posting?.customerId === actor.userId) return posting;
    if (!posting || actor.cleanerId === null) throw new AppError('NOT_FOUND');
    const hasApplied = await this.hasBid(actor.cleanerId, postingId);
    throw new AppError(isVisible(actor, posting.status, hasApplied) ? 'FORBIDDEN' : 'NOT_FOUND');
  }

  async hasBid(cleanerId: number, postingId: number): Promise<boolean> {
    const answers = await this.bus.ask(new HasBid(cleanerId, postingId));
    return answers.includes(true);
  }
}

/** Open jobs are for all approved cleaners, others for those who had to do with them. */
export function isVisible(actor: Actor, status: PostingStatus, hasApplied: boolean): boolean {
  return actor.cleanerStatus === 'approved' && (status === 'open' || hasApplied);
}
