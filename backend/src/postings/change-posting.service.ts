import { Injectable } from '@nestjs/common';
import { sentNotesOf } from '../bookings/job-notes/job-notes.columns.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { requireSelf } from '../common/ownership.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { penceOf } from './create-posting.service.js';
import type { ChangePostingDto } from './dto/posting.dto.js';
import type { PostingResponse } from './dto/posting.response.js';
import { PostingCancelled } from './events/posting.events.js';
import { PostingAccessService } from './posting-access.service.js';
import { addressOf } from './posting-address.js';
import { PostingAssignmentService } from './posting-assignment.service.js';
import { PostingPlaceService } from './posting-place.service.js';
import { postingTimeOf } from './posting-time.js';
import { PostingViewsService } from './posting-views.service.js';
import { Posting } from './posting.entity.js';
import { MOVE_POSTING, FIND_POSTING_ADDRESS, type PostingFacts } from './postings.queries.js';

/** What an owner may change about a job: everything while it is open, nothing afterwards. */
@Injectable()
export class ChangePostingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: PostingAccessService,
    private readonly assignment: PostingAssignmentService,
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
    await this.unitOfWork.run(async (tx) => {
      const isCancelled = await tx.sql.claim(MOVE_POSTING('cancel'), [Date.now(), id]);
      if (!isCancelled) throw new AppError('STATE_CONFLICT');
      tx.record(new PostingCancelled(id, customerId, 'owner'));
    });
  }

  private async edit(posting: PostingFacts, change: ChangePostingDto): Promise<void> {
    if (change.assignedCleanerId != null) throw new AppError('STATE_CONFLICT');
    const { postcode } = change;
    const isMove = postcode !== undefined && postcode !== posting.postcode;
    const place = isMove ? await this.place.resolve(postcode) : {};
    await this.unitOfWork.run(async (tx) => {
      await this.assignment.lockOpen(tx, posting.id);
      const columns = { ...columnsOf(change), ...place };
      if (Object.keys(columns).length > 0) await tx.manager.update(Posting, posting.id, columns);
      await composeAddress(tx, posting.id);
    });
  }
}

/** The specification's client repeats what accepting an application has already done. */
function requireEcho(posting: PostingFacts, { assignedCleanerId }: ChangePostingDto): void {
  const isEcho = assignedCleanerId == null || assignedCleanerId === posting.assignedCleanerId;
  if (posting.status !== 'assigned' || !isEcho) throw new AppError('STATE_CONFLICT');
}

function columnsOf(change: ChangePostingDto): Partial<Posting> {
  const { serviceType, street, city, county, postcode } = change;
  const { postingDate, estimatedDuration, maxBudget } = change;
  const sent = Object.entries({ serviceType, street, city, county, postcode, ...sentNotesOf(change) });
  return {
    ...(Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as Partial<Posting>),
    ...(postingDate === undefined ? {} : postingTimeOf(postingDate, Date.now())),
    ...(estimatedDuration === undefined ? {} : { durationMinutes: estimatedDuration * 60 }),
    ...(maxBudget === undefined ? {} : { maxBudgetPence: penceOf(maxBudget) }),
  };
}

async function composeAddress(tx: Tx, postingId: number): Promise<void> {
  const parts = await tx.sql.one(FIND_POSTING_ADDRESS, [postingId]);
  if (parts) await tx.manager.update(Posting, postingId, { address: addressOf(parts) });
}
