import { Injectable } from '@nestjs/common';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import { AppError } from '../common/app-error.js';
import type { Sql } from '../database/sql.js';
import { FIND_BOOKABLE_CLEANER } from './bookings.queries.js';

/** For a customer who wants to move a booking. The booking itself stays valid. */
export const cleanerGone = () =>
  new AppError('CLEANER_UNAVAILABLE', {
    message:
      'This cleaner is not taking bookings at the moment. Keep the time you have, or cancel and book somebody else.',
  });

interface MovedBooking {
  customerId: number;
  cleanerId: number;
  cleanerUserId: number;
}

/** Whether a booking can be moved at all, to any time. Both the list of times and the move itself check this. */
@Injectable()
export class CleanerTakesBookingsService {
  constructor(private readonly blocks: PersonBlocksStore) {}

  /**
   * A customer whom the cleaner has blocked gets the same answer, after the same checks, as for a cleaner who is
   * paused, so that the two cases can't be distinguished.
   *
   * @throws AppError PERSON_BLOCKED for a customer who has blocked the cleaner; CLEANER_UNAVAILABLE also if the cleaner
   * is not approved, or the account is suspended or closed
   */
  async require(sql: Sql, { customerId, cleanerId, cleanerUserId }: MovedBooking): Promise<void> {
    await this.blocks.requireNoneNow(sql, customerId, cleanerUserId, cleanerGone);
    const cleaner = await sql.one(FIND_BOOKABLE_CLEANER, [cleanerId]);
    if (cleaner?.status !== 'approved' || !cleaner.isAvailable || cleaner.isClosed) throw cleanerGone();
  }
}
