import { Injectable } from '@nestjs/common';
import type { UserType } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { cutPage, decodeCursor, type Page, type PageRequest } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import { REVIEW_COLUMNS, toReview, type ReviewResponse, type ReviewRow } from './dto/review.response.js';

@Injectable()
export class ReviewsReader {
  constructor(private readonly sql: Sql) {}

  /** Both parties' reviews of a booking, for the two of them; a hidden one is only its author's. */
  async ofBooking(actor: Actor, bookingId: number): Promise<ReviewResponse[]> {
    const booking = await this.sql.one(
      `SELECT b.id FROM bookings b JOIN cleaners c ON c.id = b.cleanerId
        WHERE b.id = ? AND (b.customerId = ? OR c.userId = ?)`,
      [bookingId, actor.userId, actor.userId],
    );
    if (!booking) throw new AppError('NOT_FOUND');
    const rows = await this.sql.all<ReviewRow>(
      `SELECT ${REVIEW_COLUMNS} FROM reviews r JOIN users u ON u.id = r.reviewerId
        WHERE r.bookingId = ? AND (r.hiddenAt IS NULL OR r.reviewerId = ?) ORDER BY r.id DESC`,
      [bookingId, actor.userId],
    );
    return rows.map(toReview);
  }

  /** Newest first. What cleaners wrote about a customer is for that customer and for cleaners who were booked. */
  async ofReviewee(
    viewer: Actor | undefined,
    revieweeId: number,
    { limit, cursor }: PageRequest,
  ): Promise<Page<ReviewResponse>> {
    const [before] = cursor ? decodeCursor<[number]>(cursor, ['number']) : [Number.MAX_SAFE_INTEGER];
    const person = await this.sql.one<{ userType: UserType }>('SELECT userType FROM users WHERE id = ?', [
      revieweeId,
    ]);
    const isCleaner = person?.userType === 'cleaner';
    if (!isCleaner && !(await this.mayReadAboutCustomer(viewer, revieweeId))) return { items: [] };
    const rows = await this.sql.all<ReviewRow>(
      `SELECT ${REVIEW_COLUMNS}
         FROM (SELECT * FROM reviews WHERE revieweeId = ? AND reviewType = ? AND hiddenAt IS NULL AND id < ?
                ORDER BY id DESC LIMIT ${limit + 1}) r
         JOIN users u ON u.id = r.reviewerId
        ORDER BY r.id DESC`,
      [revieweeId, isCleaner ? 'customer-to-cleaner' : 'cleaner-to-customer', before],
    );
    const { items, ...rest } = cutPage(rows, limit, (last) => [last.id]);
    return { ...rest, items: items.map(toReview) };
  }

  private async mayReadAboutCustomer(viewer: Actor | undefined, customerId: number): Promise<boolean> {
    if (viewer?.userId === customerId) return true;
    if (!viewer || viewer.cleanerId === null) return false;
    const booking = await this.sql.one(
      'SELECT id FROM bookings WHERE customerId = ? AND cleanerId = ? LIMIT 1',
      [customerId, viewer.cleanerId],
    );
    return booking !== undefined;
  }
}
