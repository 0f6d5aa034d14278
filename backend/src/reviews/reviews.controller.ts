import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { CurrentActor, MaybeActor, Public, Scope } from '../common/decorators.js';
import { Deprecated } from '../common/deprecated.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/page.interceptor.js';
import type { Page } from '../common/paging.js';
import { ReportReviewDto } from './dto/report-review.dto.js';
import { ReviewReportResponse } from './dto/review-report.response.js';
import { ReviewResponse, ReviewSpreadResponse } from './dto/review.response.js';
import { WriteReviewDto } from './dto/write-review.dto.js';
import { ReportReviewService } from './report-review.service.js';
import { ReviewViewsService } from './review-views.service.js';
import { WriteReviewService } from './write-review.service.js';

@ApiTags('Reviews')
@Controller('reviews')
export class ReviewsController {
  constructor(
    private readonly writeReviewService: WriteReviewService,
    private readonly reviews: ReviewViewsService,
    private readonly reports: ReportReviewService,
  ) {}

  @Post()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Review the other party of a completed booking, once' })
  @ApiCreatedResponse({ type: ReviewResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  writeReview(@CurrentActor() actor: Actor, @Body() review: WriteReviewDto): Promise<ReviewResponse> {
    return this.writeReviewService.write(actor, review);
  }

  @Post(':id/report')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Tell the admin that a review should not be public, once' })
  @ApiCreatedResponse({ type: ReviewReportResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  reportReview(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: ReportReviewDto,
  ): Promise<ReviewReportResponse> {
    return this.reports.report(actor, id, reason);
  }

  @Scope('reviews:read')
  @Get('booking/:bookingId')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'List the reviews of a booking, for its parties' })
  @ApiOkResponse({ type: [ReviewResponse] })
  @ApiErrors(400, 401, 404)
  listBookingReviews(
    @CurrentActor() actor: Actor,
    @IdParam('bookingId') bookingId: number,
  ): Promise<ReviewResponse[]> {
    return this.reviews.listByBooking(actor, bookingId);
  }

  @Scope('reviews:read')
  @Get('by-booking/:bookingId')
  @Deprecated({ since: '2026-11-23', instead: 'listBookingReviews' })
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The same list under its other name' })
  @ApiOkResponse({ type: [ReviewResponse] })
  @ApiErrors(400, 401, 404)
  listReviewsByBooking(
    @CurrentActor() actor: Actor,
    @IdParam('bookingId') bookingId: number,
  ): Promise<ReviewResponse[]> {
    return this.reviews.listByBooking(actor, bookingId);
  }

  @Public()
  @Scope('cleaners:read')
  @Get('reviewee/:userId')
  @ApiOperation({
    summary: 'List the reviews about a person, newest first',
    description:
      'About a cleaner who can be found, for everybody; about a customer only for that customer and for cleaners ' +
      'with a booking. 404 for anybody else, there or not.',
  })
  @PagedList(ReviewResponse, 'A page of reviews')
  @ApiErrors(400, 404)
  listReviewsOfPerson(
    @MaybeActor() viewer: Actor | undefined,
    @IdParam('userId') userId: number,
    @Query() page: PageQuery,
  ): Promise<Page<ReviewResponse>> {
    return this.reviews.listByReviewee(viewer, userId, page);
  }
  @Public()
  @Scope('cleaners:read')
  @Get('reviewee/:userId/spread')
  @ApiOperation({
    summary: 'How many stars a person was given how often',
    description: 'For whom the list of these reviews is open; hidden reviews do not count.',
  })
  @ApiOkResponse({ type: ReviewSpreadResponse })
  @ApiErrors(400, 404)
  getReviewSpread(
    @MaybeActor() viewer: Actor | undefined,
    @IdParam('userId') userId: number,
  ): Promise<ReviewSpreadResponse> {
    return this.reviews.spreadOf(viewer, userId);
  }
}
