import { Injectable } from '@nestjs/common';
import { POSTING_DEFAULT_TIME } from '@tidyhearth/domain';
import { ConfirmedBookingService } from '../bookings/confirmed-booking.service.js';
import { notesOf } from '../bookings/job-notes/job-notes.columns.js';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { PostingAssignmentService } from '../postings/posting-assignment.service.js';
import { Posting } from '../postings/posting.entity.js';
import { Bid } from './bid.entity.js';
import { ACCEPT_BID } from './bids.queries.js';
import { BidAccepted, type ApplicationFacts } from './events/bid.events.js';
import { RejectBidsService } from './reject-bids.service.js';

/**
 * Application accepted, posting assigned, booking confirmed, the others rejected: all of it or nothing. The posting's
 * row comes first, so that competing acceptances queue there instead of deadlocking over each other's applications.
 */
@Injectable()
export class AcceptBidService {
  constructor(
    private readonly assignment: PostingAssignmentService,
    private readonly bookings: ConfirmedBookingService,
    private readonly rejectService: RejectBidsService,
  ) {}

  /** @throws AppError STATE_CONFLICT, TIME_HAS_PASSED, SLOT_TAKEN and whatever else stands against the booking */
  async accept(tx: Tx, application: ApplicationFacts): Promise<void> {
    const { applicationId, postingId, cleanerId } = application;
    await this.assignment.assign(tx, postingId, cleanerId);
    const isAccepted = await tx.sql.claim(ACCEPT_BID, [Date.now(), applicationId]);
    if (!isAccepted) throw new AppError('STATE_CONFLICT');
    await this.book(tx, application);
    await this.rejectService.rejectRemaining(tx, postingId, 'another-accepted');
    tx.record(new BidAccepted(application));
  }

  private async book(tx: Tx, { applicationId, postingId, customerId, cleanerId }: ApplicationFacts) {
    const posting = await tx.manager.findOneByOrFail(Posting, { id: postingId });
    const { proposedRatePence } = await tx.manager.findOneByOrFail(Bid, { id: applicationId });
    if (posting.startsAt <= Date.now()) throw new AppError('TIME_HAS_PASSED');
    const { serviceType, durationMinutes, address, street, city, county, postcode } = posting;
    await this.bookings.createFromBid(tx, {
      customerId,
      cleanerId,
      postingId,
      serviceType,
      date: posting.postingDate,
      time: posting.postingTime ?? POSTING_DEFAULT_TIME,
      durationMinutes,
      address: `${address}, ${postcode}`,
      streetAddress: street,
      city,
      county,
      postcode,
      ...notesOf(posting),
      proposedRatePence,
    });
  }
}
