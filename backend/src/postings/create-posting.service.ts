import { Injectable } from '@nestjs/common';
import { parsePence } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { invalid } from '../common/app-error.js';
import { requireSelf } from '../common/ownership.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { requireCustomerBehind } from '../users/hold-open-accounts.js';
import type { CreatePostingDto } from './dto/posting.dto.js';
import type { PostingResponse } from './dto/posting.response.js';
import { PostingCreated } from './events/posting.events.js';
import { addressOf } from './posting-address.js';
import { hourlyBudgetOf } from './posting-columns.js';
import { PostingLimitsService } from './posting-limits.service.js';
import { PostingPlaceService } from './posting-place.service.js';
import { postingTimeOf } from './posting-time.js';
import { PostingViewsService } from './posting-views.service.js';
import { Posting } from './posting.entity.js';

@Injectable()
export class CreatePostingService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly limits: PostingLimitsService,
    private readonly place: PostingPlaceService,
    private readonly views: PostingViewsService,
  ) {}

  async create(actor: Actor, request: CreatePostingDto): Promise<PostingResponse> {
    if (request.customerId !== undefined) requireSelf(actor, request.customerId);
    const place = await this.place.resolve(request.postcode);
    const id = await this.idempotency.createIdOnce(async (tx) => {
      const now = Date.now();
      await this.limits.requireMayPost(tx, actor.userId, now);
      const { serviceType, street, city, county = null, postcode } = request;
      const budget = {
        maxBudgetPence: penceOf(request.maxBudget),
        durationMinutes: request.estimatedDuration * 60,
      };
      const posting = await tx.manager.save(Posting, {
        ...place,
        ...postingTimeOf(request.postingDate, now),
        customerId: actor.userId,
        serviceType,
        ...budget,
        hourlyBudgetPence: hourlyBudgetOf(budget),
        description: request.description ?? null,
        address: addressOf({ street, city, county }),
        street,
        city,
        county,
        postcode,
        specialInstructions: request.specialInstructions ?? null,
        accessNotes: request.accessNotes ?? null,
        status: 'open',
        assignedCleanerId: null,
        applicationsCount: 0,
        termsVersion: 1,
        createdAt: now,
        updatedAt: now,
      });
      await requireCustomerBehind(tx, actor.userId);
      tx.record(new PostingCreated(posting.id, actor.userId));
      return posting.id;
    });
    return this.views.getForOwner(id, actor.userId);
  }
}

export function penceOf(amount: string): number {
  const pence = parsePence(amount);
  if (pence === undefined) throw invalid('maxBudget', 'maxBudget must be an amount');
  return pence;
}
