import { Injectable } from '@nestjs/common';
import { parsePence } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError, invalid } from '../common/app-error.js';
import { requireOwnCleanerByEitherId, requireOwnCleaner } from '../common/ownership.js';
import { isDuplicateKey } from '../database/engine.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ApplicationViews } from './application-views.js';
import { Application } from './application.entity.js';
import { COUNT_APPLICATION_ON_POSTING, FIND_POSTING_APPLIED_FOR } from './applications.queries.js';
import type { CreateApplicationDto } from './dto/application.dto.js';
import type { ApplicationResponse } from './dto/application.response.js';
import { ApplicationSubmitted } from './events/application.events.js';

@Injectable()
export class SubmitApplication {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly views: ApplicationViews,
  ) {}

  async run(actor: Actor, request: CreateApplicationDto): Promise<ApplicationResponse> {
    const cleanerId =
      request.cleanerId === undefined
        ? requireOwnCleanerByEitherId(actor, actor.userId)
        : requireOwnCleaner(actor, request.cleanerId);
    const proposedRatePence = parsePence(request.proposedRate);
    if (proposedRatePence === undefined) throw invalid('proposedRate', 'proposedRate must be an amount');
    const id = await this.unitOfWork.run(async (tx) => {
      const now = Date.now();
      const customerId = await this.countOn(tx, request.postingId, now);
      const applicationId = await insert(tx, {
        postingId: request.postingId,
        cleanerId,
        proposedRatePence,
        message: request.message ?? null,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
      });
      const { postingId } = request;
      const facts = { applicationId, postingId, customerId, cleanerId, cleanerUserId: actor.userId };
      tx.record(new ApplicationSubmitted(facts));
      return applicationId;
    });
    return this.views.one(id);
  }

  /**
   * Counting first queues on the posting's row, so that nobody slips onto a job that is being given away.
   *
   * @returns whose job it is
   */
  private async countOn(tx: Tx, postingId: number, now: number): Promise<number> {
    const isOpen = await tx.sql.claim(COUNT_APPLICATION_ON_POSTING, [postingId, now]);
    const posting = await tx.sql.one(FIND_POSTING_APPLIED_FOR, [postingId]);
    if (!posting || (posting.isClosed && posting.status === 'open')) throw new AppError('NOT_FOUND');
    if (!isOpen) throw new AppError(posting.status === 'open' ? 'TIME_HAS_PASSED' : 'STATE_CONFLICT');
    return posting.customerId;
  }
}

async function insert(tx: Tx, application: Omit<Application, 'id' | 'posting' | 'cleaner'>): Promise<number> {
  try {
    return (await tx.manager.save(Application, application)).id;
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('ALREADY_APPLIED');
    throw error;
  }
}
