import { Injectable } from '@nestjs/common';
import { POSTING_DEFAULT_TIME } from '@tidyhearth/domain';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import { CAN_NOT_TAKE_IT, ConfirmedBookingService } from '../bookings/confirmed-booking.service.js';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { isAddressErased } from '../postings/posting-address.js';
import { PostingAssignmentService } from '../postings/posting-assignment.service.js';
import { postingHasPassed } from '../postings/posting-time.js';
import { Posting } from '../postings/posting.entity.js';
import { holdOpenAccounts } from '../users/hold-open-accounts.js';
import { Bid } from './bid.entity.js';
import { ACCEPT_BID, FIND_BID_TERMS } from './bids.queries.js';
import { BidAccepted, type ApplicationFacts } from './events/bid.events.js';
import { RejectBidsService } from './reject-bids.service.js';
import { requireSeen, type SeenBid } from './seen-bid.js';

/**
 * Accepts the bid, assigns the posting, confirms a booking and rejects the other bids in one transaction. Both accounts
 * are locked first, as a suspension does, then the posting's row, so that competing acceptances wait instead of
 * deadlocking.
 */
@Injectable()
export class AcceptBidService {
  constructor(
    private readonly assignment: PostingAssignmentService,
    private readonly bookings: ConfirmedBookingService,
    private readonly rejectService: RejectBidsService,
    private readonly blocks: PersonBlocksStore,
  ) {}

  /**
   * @param seen the bid as the caller saw it, as far as known
   * @throws AppError BID_ON_EARLIER_TERMS, STATE_CONFLICT, TIME_HAS_PASSED, SLOT_TAKEN, CLEANER_UNAVAILABLE and
   * whatever else rules the booking out
   */
  async accept(tx: Tx, application: ApplicationFacts, seen: SeenBid): Promise<void> {
    const { applicationId, postingId, customerId, cleanerId, cleanerUserId } = application;
    const refusal = () => new AppError('CLEANER_UNAVAILABLE', CAN_NOT_TAKE_IT);
    if (!(await holdOpenAccounts(tx, [customerId, cleanerUserId]))) throw refusal();
    await this.blocks.requireNone(tx.sql, customerId, cleanerUserId, refusal);
    await this.assignment.assign(tx, postingId, cleanerId);
    if (!(await tx.sql.claim(ACCEPT_BID, [Date.now(), applicationId]))) await refuse(tx, applicationId);
    await requireSeen(tx, applicationId, seen);
    await this.book(tx, application);
    await this.rejectService.rejectRemaining(tx, postingId, 'another-accepted');
    tx.record(new BidAccepted(application));
  }

  private async book(tx: Tx, { applicationId, postingId, customerId, cleanerId }: ApplicationFacts) {
    const posting = await tx.manager.findOneByOrFail(Posting, { id: postingId });
    const { proposedRatePence } = await tx.manager.findOneByOrFail(Bid, { id: applicationId });
    if (posting.startsAt <= Date.now()) throw postingHasPassed();
    if (isAddressErased(posting)) throw new AppError('STATE_CONFLICT', NO_ADDRESS);
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
      specialInstructions: agreedNotesOf(posting),
      accessNotes: posting.accessNotes,
      proposedRatePence,
    });
  }
}

const NO_ADDRESS = {
  message:
    'The address of this job is no longer kept. Please edit the job and give it again before you accept.',
};

/** The booking's cleaner reads the public description, followed by the instructions for the chosen cleaner only. */
const agreedNotesOf = ({ description, specialInstructions }: Posting): string | null =>
  [description, specialInstructions].filter(Boolean).join('\n\n') || null;

async function refuse(tx: Tx, applicationId: number): Promise<never> {
  const bid = await tx.sql.one(FIND_BID_TERMS, [applicationId]);
  throw new AppError(bid?.status === 'pending' ? 'BID_ON_EARLIER_TERMS' : 'STATE_CONFLICT');
}
