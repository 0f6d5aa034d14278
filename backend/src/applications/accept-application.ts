import { Injectable } from '@nestjs/common';
import { POSTING_DEFAULT_TIME } from '@tidyhearth/domain';
import { ConfirmedBookings } from '../bookings/confirmed-bookings.js';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { PostingAssignment } from '../postings/posting-assignment.js';
import { Posting } from '../postings/posting.entity.js';
import { Application } from './application.entity.js';
import { ACCEPT_APPLICATION } from './applications.queries.js';
import { ApplicationAccepted, type ApplicationFacts } from './events/application.events.js';
import { RejectApplications } from './reject-applications.js';

/**
 * Application accepted, posting assigned, booking confirmed, the others rejected: all of it or nothing. The posting's
 * row comes first, so that competing acceptances queue there instead of deadlocking over each other's applications.
 */
@Injectable()
export class AcceptApplication {
  constructor(
    private readonly assignment: PostingAssignment,
    private readonly bookings: ConfirmedBookings,
    private readonly rejecting: RejectApplications,
  ) {}

  /** @throws AppError STATE_CONFLICT, TIME_HAS_PASSED, SLOT_TAKEN and whatever else stands against the booking */
  async run(tx: Tx, application: ApplicationFacts): Promise<void> {
    const { applicationId, postingId, cleanerId } = application;
    await this.assignment.assign(tx, postingId, cleanerId);
    const isAccepted = await tx.sql.claim(ACCEPT_APPLICATION, [Date.now(), applicationId]);
    if (!isAccepted) throw new AppError('STATE_CONFLICT');
    await this.book(tx, application);
    await this.rejecting.rest(tx, postingId, 'another-accepted');
    tx.record(new ApplicationAccepted(application));
  }

  private async book(tx: Tx, { applicationId, postingId, customerId, cleanerId }: ApplicationFacts) {
    const posting = await tx.manager.findOneByOrFail(Posting, { id: postingId });
    const { proposedRatePence } = await tx.manager.findOneByOrFail(Application, { id: applicationId });
    if (posting.startsAt <= Date.now()) throw new AppError('TIME_HAS_PASSED');
    const { serviceType, durationMinutes, address, street, city, county, postcode } = posting;
    await this.bookings.createFromApplication(tx, {
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
      specialInstructions: posting.specialInstructions,
      proposedRatePence,
    });
  }
}
