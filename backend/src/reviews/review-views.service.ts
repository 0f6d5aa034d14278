import { Injectable } from '@nestjs/common';
import type { ReviewType } from '@tidyhearth/domain';
import { FIND_BOOKING_BETWEEN } from '../bookings/bookings.queries.js';
import { CleanerVisibilityService } from '../cleaners/cleaner-visibility.service.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { cutPage, decodeCursor, type Page, type PageRequest } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import type { ReviewResponse, ReviewSpreadResponse } from './dto/review.response.js';
import { toReview, toSpread } from './review.mapper.js';
import {
  COUNT_STARS_OF_REVIEWEE,
  FIND_BOOKING_OF_PARTY,
  FIND_TYPE_OF_MEMBER,
  LIST_REVIEWS_OF_BOOKING,
  LIST_REVIEWS_OF_REVIEWEE,
} from './reviews.queries.js';

@Injectable()
export class ReviewViewsService {
  constructor(
    private readonly sql: Sql,
    private readonly visibility: CleanerVisibilityService,
  ) {}

  /** Both parties' reviews of a booking, for these two. A hidden review is shown only to its author. */
  async listByBooking(actor: Actor, bookingId: number): Promise<ReviewResponse[]> {
    const booking = await this.sql.one(FIND_BOOKING_OF_PARTY, [bookingId, actor.userId, actor.userId]);
    if (!booking) throw new AppError('NOT_FOUND');
    const rows = await this.sql.all(LIST_REVIEWS_OF_BOOKING, [bookingId, actor.userId]);
    return rows.map(toReview);
  }

  /**
   * Newest first. Reviews of a visible cleaner are public; those of a customer are for that customer and for cleaners
   * who were booked.
   */
  async listByReviewee(
    viewer: Actor | undefined,
    revieweeId: number,
    { limit, cursor }: PageRequest,
  ): Promise<Page<ReviewResponse>> {
    const [before] = cursor ? decodeCursor<[number]>(cursor, ['number']) : [Number.MAX_SAFE_INTEGER];
    const type = await this.typeShownTo(viewer, revieweeId);
    const rows = await this.sql.all(LIST_REVIEWS_OF_REVIEWEE(limit + 1), [revieweeId, type, before]);
    const { items, ...rest } = cutPage(rows, limit, (last) => [last.id]);
    return { ...rest, items: items.map(toReview) };
  }

  /** How often each number of stars was given, for those who may see the reviews. */
  async spreadOf(viewer: Actor | undefined, revieweeId: number): Promise<ReviewSpreadResponse> {
    const type = await this.typeShownTo(viewer, revieweeId);
    return toSpread(await this.sql.all(COUNT_STARS_OF_REVIEWEE, [revieweeId, type]));
  }

  /** @throws AppError NOT_FOUND for viewers who may not see reviews of this person */
  async typeShownTo(viewer: Actor | undefined, revieweeId: number): Promise<ReviewType> {
    const person = await this.sql.one(FIND_TYPE_OF_MEMBER, [revieweeId]);
    if (!person) throw new AppError('NOT_FOUND');
    if (person.userType === 'cleaner') {
      await this.visibility.find('userId', revieweeId, viewer);
      return 'customer-to-cleaner';
    }
    if (!(await this.mayReadAboutCustomer(viewer, revieweeId))) throw new AppError('NOT_FOUND');
    return 'cleaner-to-customer';
  }

  private async mayReadAboutCustomer(viewer: Actor | undefined, customerId: number): Promise<boolean> {
    if (viewer?.userId === customerId) return true;
    if (!viewer || viewer.cleanerId === null) return false;
    const booking = await this.sql.one(FIND_BOOKING_BETWEEN, [customerId, viewer.cleanerId]);
    return booking !== undefined;
  }
}
