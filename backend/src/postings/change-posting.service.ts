import { Injectable } from '@nestjs/common';
import { haveTermsChanged } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { requireMatch } from '../common/entity-tag.js';
import { requireSelf } from '../common/ownership.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import { penceOf } from './create-posting.service.js';
import { EDITABLE_FIELDS, type ChangePostingDto } from './dto/posting.dto.js';
import type { PostingResponse } from './dto/posting.response.js';
import { PostingCancelled, PostingEdited, PostingTermsChanged } from './events/posting.events.js';
import { requireNoChangeButRemovals } from './passed-posting.js';
import { PostingAccessService } from './posting-access.service.js';
import { addressOf, isAddressErased, requireWholeAddress } from './posting-address.js';
import { PostingAssignmentService } from './posting-assignment.service.js';
import { hourlyBudgetOf } from './posting-columns.js';
import { PostingLimitsService } from './posting-limits.service.js';
import { PostingPlaceService } from './posting-place.service.js';
import { termsOf } from './posting-terms.js';
import { postingTimeOf } from './posting-time.js';
import { PostingViewsService } from './posting-views.service.js';
import { Posting } from './posting.entity.js';
import { MOVE_POSTING, type PostingFacts } from './postings.queries.js';

/** Lets an owner edit or cancel an open job. */
@Injectable()
export class ChangePostingService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly access: PostingAccessService,
    private readonly assignment: PostingAssignmentService,
    private readonly limits: PostingLimitsService,
    private readonly place: PostingPlaceService,
    private readonly views: PostingViewsService,
  ) {}

  async change(actor: Actor, postingId: number, change: ChangePostingDto): Promise<PostingResponse> {
    const posting = await this.access.requireOwner(actor, postingId);
    if (change.customerId !== undefined) requireSelf(actor, change.customerId);
    if (change.status === 'cancelled') await this.cancel(posting);
    else if (change.status === 'assigned') requireEcho(posting, change);
    else if (change.status === 'completed') throw new AppError('STATE_CONFLICT');
    else await this.edit(posting, change);
    return this.views.getForOwner(postingId, actor.userId);
  }

  private async cancel({ id, customerId }: PostingFacts): Promise<void> {
    await this.idempotency.changeOnce(id, async (tx) => {
      await this.requireMatch(tx, id, customerId);
      const isCancelled = await tx.sql.claim(MOVE_POSTING('cancel'), [Date.now(), id]);
      if (!isCancelled) throw new AppError('STATE_CONFLICT');
      tx.record(new PostingCancelled(id, customerId, 'owner'));
    });
  }

  private async edit(posting: PostingFacts, change: ChangePostingDto): Promise<void> {
    if (change.assignedCleanerId != null) throw new AppError('STATE_CONFLICT');
    const { postcode } = change;
    const isMove = postcode !== undefined && postcode !== posting.postcode;
    // Outside the transaction, because it may call an external service.
    const place = isMove ? await this.place.resolve(postcode) : undefined;
    const { id, customerId } = posting;
    await this.idempotency.changeOnce(id, async (tx) => {
      await this.assignment.lockOpen(tx, id);
      await this.requireMatch(tx, id, customerId);
      const before = await tx.manager.findOneByOrFail(Posting, { id });
      if (change.termsVersion !== undefined && change.termsVersion !== before.termsVersion)
        throw new AppError('TERMS_CHANGED');
      // The job has been moved since it was read, so this postcode has not been looked up.
      if (!place && postcode !== undefined && postcode !== before.postcode)
        throw new AppError('TERMS_CHANGED');
      const columns = { ...columnsOf(change), ...place };
      const after = { ...before, ...columns };
      const now = Date.now();
      if (after.startsAt <= now) requireNoChangeButRemovals(columns);
      if (isAddressErased(before) && after.startsAt > now) requireWholeAddress(change);
      if (before.startsAt <= now && after.startsAt > now)
        await this.limits.requireMayOpen(tx, customerId, now);
      const isMaterial = haveTermsChanged(before, after);
      const termsVersion = before.termsVersion + Number(isMaterial);
      await tx.manager.update(Posting, id, {
        ...columns,
        address: addressOf(after),
        hourlyBudgetPence: hourlyBudgetOf(after),
        termsVersion,
      });
      tx.record(new PostingEdited(id, customerId));
      if (isMaterial) tx.record(new PostingTermsChanged(id, customerId, termsOf(before), termsOf(after)));
    });
  }

  private async requireMatch(tx: Tx, postingId: number, customerId: number): Promise<void> {
    await requireMatch(EDITABLE_FIELDS, async () => {
      await this.assignment.lockOpen(tx, postingId);
      return this.views.getForOwner(postingId, customerId, tx.sql);
    });
  }
}

/** Older clients send the assignment that accepting the bid has already made. */
function requireEcho(posting: PostingFacts, { assignedCleanerId }: ChangePostingDto): void {
  const isEcho = assignedCleanerId == null || assignedCleanerId === posting.assignedCleanerId;
  if (posting.status !== 'assigned' || !isEcho) throw new AppError('STATE_CONFLICT');
}

function columnsOf(change: ChangePostingDto): Partial<Posting> {
  const { serviceType, street, city, county, postcode, description, specialInstructions, accessNotes } =
    change;
  const { postingDate, estimatedDuration, maxBudget } = change;
  const sent = Object.entries({
    serviceType,
    street,
    city,
    county,
    postcode,
    description,
    specialInstructions,
    accessNotes,
  });
  return {
    ...(Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as Partial<Posting>),
    ...(postingDate === undefined ? {} : postingTimeOf(postingDate, Date.now())),
    ...(estimatedDuration === undefined ? {} : { durationMinutes: estimatedDuration * 60 }),
    ...(maxBudget === undefined ? {} : { maxBudgetPence: penceOf(maxBudget) }),
  };
}
