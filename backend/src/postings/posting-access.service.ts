import { Injectable } from '@nestjs/common';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Sql } from '../database/sql.js';
import { EventBus } from '../events/event-bus.js';
import { HasBid } from './events/has-bid.question.js';
import { FIND_POSTING_FACTS, type PostingFacts } from './postings.queries.js';

/** Who may do what with a posting. Those who may not see it get NOT_FOUND. */
@Injectable()
export class PostingAccessService {
  constructor(
    private readonly sql: Sql,
    private readonly bus: EventBus,
    private readonly blocks: PersonBlocksStore,
  ) {}

  /** @throws AppError FORBIDDEN for cleaners who can see it, NOT_FOUND for everybody else but its owner */
  async requireOwner(actor: Actor, postingId: number): Promise<PostingFacts> {
    const posting = await this.sql.one(FIND_POSTING_FACTS, [postingId]);
    if (posting?.customerId === actor.userId) return posting;
    if (!posting || actor.cleanerId === null) throw new AppError('NOT_FOUND');
    const hasBid = await this.hasBid(actor.cleanerId, postingId);
    throw new AppError((await this.canView(actor, posting, hasBid)) ? 'FORBIDDEN' : 'NOT_FOUND');
  }

  /** @param termsVersion if given, a bid that was withdrawn before these terms doesn't count */
  async hasBid(cleanerId: number, postingId: number, termsVersion?: number): Promise<boolean> {
    const answers = await this.bus.ask(new HasBid(cleanerId, postingId, termsVersion));
    return answers.includes(true);
  }

  /**
   * Open jobs are visible to all approved cleaners, others to cleaners with a bid on them. If either side has blocked
   * the other, only an assigned job stays visible.
   */
  async canView(
    actor: Actor,
    { status, customerId, assignedCleanerId }: ViewedPosting,
    hasBid: boolean,
  ): Promise<boolean> {
    if (actor.cleanerStatus !== 'approved' || (status !== 'open' && !hasBid)) return false;
    if (assignedCleanerId === actor.cleanerId) return true;
    return !(await this.blocks.isAnyBetween(this.sql, actor.userId, customerId));
  }
}

type ViewedPosting = Pick<PostingFacts, 'status' | 'customerId' | 'assignedCleanerId'>;
