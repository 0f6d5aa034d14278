import { Injectable } from '@nestjs/common';
import { SharesWork } from '../cleaners/events/shares-work.question.js';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { IsMailOutdated } from '../mail/is-mail-outdated.question.js';
import { LEFT_BEHIND_MAIL } from '../mail/mail-types.js';
import { HasBidBetween } from '../postings/events/has-bid-between.question.js';
import { HasBid } from '../postings/events/has-bid.question.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { RelationBetween, type Relation } from '../users/events/relation-between.question.js';
import { exportedRows } from '../users/exported-rows.js';
import {
  EXPORT_BIDS,
  FIND_BID_BETWEEN,
  FIND_BID_FOR_CUSTOMER,
  FIND_BID_OF_CLEANER,
  FIND_MAILED_BID,
} from './bids.queries.js';
import { isAhead } from './dated-bid.js';

/** Answers which people share a bid and which mails about bids are outdated, and adds bids to the personal data export. */
@Injectable()
export class BidRelationsListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.bids })
  async exportBids({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { applications: exportedRows(await this.sql.all(EXPORT_BIDS, [userId])) };
  }

  @OnEvent(RelationBetween, { phase: 'answer', order: ORDER.bids })
  async findRelation({ viewerId, otherId }: RelationBetween): Promise<Relation> {
    return { isCounterpart: await existsBetween(this.sql, viewerId, otherId), sharesBooking: false };
  }

  @OnEvent(HasBidBetween, { phase: 'answer', order: ORDER.bids })
  hasBidBetween({ sql, userId, otherId }: HasBidBetween): Promise<boolean> {
    return existsBetween(sql, userId, otherId);
  }

  @OnEvent(HasBid, { phase: 'answer', order: ORDER.bids })
  async hasBid({ cleanerId, postingId, termsVersion }: HasBid): Promise<boolean> {
    const bid = await this.sql.one(FIND_BID_OF_CLEANER, [cleanerId, postingId]);
    if (!bid) return false;
    return termsVersion === undefined || bid.status !== 'withdrawn' || bid.termsVersion >= termsVersion;
  }

  /**
   * Nothing is left to confirm once the bid was confirmed, withdrawn or decided, or the time of the job has passed. A
   * cleaner without an approval can't confirm it, and is asked again with the next approval.
   */
  @OnEvent(IsMailOutdated, { phase: 'answer', order: ORDER.bids })
  async isOutdated({ mail: { type, applicationId } }: IsMailOutdated): Promise<boolean> {
    if (type !== LEFT_BEHIND_MAIL || applicationId === null) return false;
    const bid = await this.sql.one(FIND_MAILED_BID, [applicationId]);
    if (!bid) return false;
    const canConfirm = bid.status === 'pending' && bid.cleanerStatus === 'approved';
    return !canConfirm || bid.termsVersion >= bid.jobVersion || !isAhead(bid);
  }

  @OnEvent(SharesWork, { phase: 'answer', order: ORDER.bids })
  async sharesBid({ sql, customerId, cleanerId }: SharesWork): Promise<boolean> {
    return (await sql.one(FIND_BID_FOR_CUSTOMER, [customerId, cleanerId])) !== undefined;
  }
}

async function existsBetween(sql: Sql, userId: number, otherId: number): Promise<boolean> {
  return (await sql.one(FIND_BID_BETWEEN, [userId, otherId, otherId, userId])) !== undefined;
}
