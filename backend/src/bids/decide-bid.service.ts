import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { Sql } from '../database/sql.js';
import { AcceptBidService } from './accept-bid.service.js';
import { BidViewsService } from './bid-views.service.js';
import { FIND_BID_FACTS } from './bids.queries.js';
import type { DecideApplicationDto } from './dto/application.dto.js';
import type { ApplicationResponse } from './dto/application.response.js';
import type { ApplicationFacts } from './events/bid.events.js';
import { RejectBidsService } from './reject-bids.service.js';

/** Lets the owner of a posting accept or reject a bid. */
@Injectable()
export class DecideBidService {
  constructor(
    private readonly sql: Sql,
    private readonly idempotency: IdempotencyService,
    private readonly acceptBidService: AcceptBidService,
    private readonly rejectService: RejectBidsService,
    private readonly views: BidViewsService,
  ) {}

  async decide(
    actor: Actor,
    applicationId: number,
    { status, ...seen }: DecideApplicationDto,
  ): Promise<ApplicationResponse> {
    const application = await this.requirePostingOwner(actor, applicationId);
    await this.idempotency.changeOnce(applicationId, async (tx) => {
      if (status === 'accepted') await this.acceptBidService.accept(tx, application, seen);
      else await this.rejectService.rejectOne(tx, application, seen);
    });
    return this.views.getById(applicationId, actor.userId);
  }

  /**
   * @throws AppError FORBIDDEN for the cleaner who made the bid, NOT_FOUND for everybody else but the posting's owner
   */
  private async requirePostingOwner(actor: Actor, applicationId: number): Promise<ApplicationFacts> {
    const application = await this.sql.one(FIND_BID_FACTS, [applicationId]);
    if (application?.customerId === actor.userId) return application;
    throw new AppError(application?.cleanerUserId === actor.userId ? 'FORBIDDEN' : 'NOT_FOUND');
  }
}
