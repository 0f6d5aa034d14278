import { completedBooking } from './console.js';
import { sql } from './database.js';
import { expectStatus } from './expect-status.js';
import type { Account, CleanerAccount, World } from './world.js';

/** A review of a completed booking, made through the API. */
export async function writtenReview(
  world: World,
  customer: Account,
  cleaner: CleanerAccount,
  { rating = 5, by = customer as Account, comment = 'Careful, friendly and on time.', time = '09:00' } = {},
): Promise<number> {
  const bookingId = await completedBooking(world, customer, cleaner, time);
  const review = { bookingId, reviewerId: by.user.id, rating, comment };
  const answer = await world.as(by).post('/api/reviews').send(review);
  expectStatus(answer, 201);
  return answer.body.id;
}

export interface Rating {
  ratingHundredths: number;
  ratingSum: number;
  reviewCount: number;
}

/** The rating stored with the account and, for a cleaner, with the profile. */
export async function keptRatings({ user }: Account): Promise<Rating[]> {
  const columns = 'ratingHundredths, ratingSum, reviewCount';
  return [
    ...(await sql(`SELECT ${columns} FROM users WHERE id = ?`, [user.id])),
    ...(await sql(`SELECT ${columns} FROM cleaners WHERE userId = ?`, [user.id])),
  ].map((row) => ({
    ratingHundredths: Number(row.ratingHundredths),
    ratingSum: Number(row.ratingSum),
    reviewCount: Number(row.reviewCount),
  }));
}
