import { Injectable } from '@nestjs/common';
import type { WebhookEventType } from '@tidyhearth/domain';
import {
  BidAccepted,
  BidLeftBehind,
  BidRejected,
  BidRenewed,
  BidSubmitted,
  BidWithdrawn,
  type ApplicationFacts,
} from '../../../bids/events/bid.events.js';
import { amountOf, isoOf } from '../../../database/columns.js';
import type { Tx } from '../../../database/transaction.js';
import { OnEvent } from '../../../events/on-event.js';
import {
  PostingCancelled,
  PostingCreated,
  PostingTermsChanged,
} from '../../../postings/events/posting.events.js';
import { FIND_APPLICATION_OF_EVENT, FIND_POSTING_OF_EVENT } from '../event-objects.queries.js';
import { PlatformEventsStore } from '../platform-events.store.js';
import { RECORD } from './record.js';

/** Events about jobs, and about applications for them. */
@Injectable()
export class JobEventsListener {
  constructor(private readonly events: PlatformEventsStore) {}

  @OnEvent(PostingCreated, RECORD)
  async recordCreated({ postingId }: PostingCreated, tx: Tx): Promise<void> {
    await this.recordPosting(tx, 'posting.created', postingId);
  }

  @OnEvent(PostingTermsChanged, RECORD)
  async recordChanged({ postingId }: PostingTermsChanged, tx: Tx): Promise<void> {
    await this.recordPosting(tx, 'posting.changed', postingId);
  }

  @OnEvent(PostingCancelled, RECORD)
  async recordCancelled({ postingId, reason }: PostingCancelled, tx: Tx): Promise<void> {
    await this.recordPosting(tx, 'posting.cancelled', postingId, reason);
  }

  @OnEvent(BidSubmitted, RECORD)
  async recordSubmitted({ application }: BidSubmitted, tx: Tx): Promise<void> {
    await this.recordApplication(tx, 'application.submitted', application);
  }

  @OnEvent(BidLeftBehind, RECORD)
  async recordOutdated({ application }: BidLeftBehind, tx: Tx): Promise<void> {
    await this.recordApplication(tx, 'application.outdated', application);
  }

  @OnEvent(BidRenewed, RECORD)
  async recordRenewed({ application }: BidRenewed, tx: Tx): Promise<void> {
    await this.recordApplication(tx, 'application.renewed', application);
  }

  @OnEvent(BidWithdrawn, RECORD)
  async recordWithdrawn({ application, reason }: BidWithdrawn, tx: Tx): Promise<void> {
    const because = reason === 'cleaner' ? null : reason;
    await this.recordApplication(tx, 'application.withdrawn', application, because);
  }

  @OnEvent(BidAccepted, RECORD)
  async recordAccepted({ application }: BidAccepted, tx: Tx): Promise<void> {
    await this.recordApplication(tx, 'application.accepted', application);
    await this.recordPosting(tx, 'posting.assigned', application.postingId);
  }

  @OnEvent(BidRejected, RECORD)
  async recordRejected({ application, reason }: BidRejected, tx: Tx): Promise<void> {
    await this.recordApplication(tx, 'application.rejected', application, reason);
  }

  private async recordPosting(
    tx: Tx,
    type: WebhookEventType,
    postingId: number,
    reason: string | null = null,
  ): Promise<void> {
    const row = await tx.sql.one(FIND_POSTING_OF_EVENT, [postingId]);
    if (!row) return;
    const { cleanerUserId, startsAt, durationMinutes, maxBudgetPence, ...facts } = row;
    await this.events.record(tx, type, cleanerUserId, {
      object: 'posting',
      ...facts,
      startsAt: isoOf(startsAt),
      estimatedDuration: durationMinutes / 60,
      maxBudget: amountOf(maxBudgetPence),
      reason,
    });
  }

  /** Without `reason`, which may say that the cleaner was blocked, and nobody is told that. */
  private async recordApplication(
    tx: Tx,
    type: WebhookEventType,
    { applicationId }: ApplicationFacts,
    reason: string | null = null,
  ): Promise<void> {
    const row = await tx.sql.one(FIND_APPLICATION_OF_EVENT, [applicationId]);
    if (!row) return;
    const { proposedRatePence, ...facts } = row;
    await this.events.record(tx, type, row.cleanerUserId, {
      object: 'application',
      ...facts,
      proposedRate: amountOf(proposedRatePence),
      reason,
    });
  }
}
