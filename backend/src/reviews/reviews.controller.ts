import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { CurrentActor, MaybeActor, Public, Scope } from '../common/decorators.js';
import { Deprecated } from '../common/deprecated.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/paged-list.js';
import type { Page } from '../common/paging.js';
import { ReportReviewDto } from './dto/report-review.dto.js';
import { ReviewReportResponse } from './dto/review-report.response.js';
import { ReviewResponse, ReviewSpreadResponse } from './dto/review.response.js';
import { WriteReviewDto } from './dto/write-review.dto.js';
import { ReportReviewService } from './report-review.service.js';
import { ReviewViewsService } from './review-views.service.js';
import { WriteReviewService } from './write-review.service.js';
import { REVIEW_CALLS } from './reviews.calls.js';

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
  @ApiCall(REVIEW_CALLS.writeReview)
  @ApiCreatedResponse({ type: ReviewResponse })
  writeReview(@CurrentActor() actor: Actor, @Body() review: WriteReviewDto): Promise<ReviewResponse> {
    return this.writeReviewService.write(actor, review);
  }

  @Post(':id/report')
  @ApiBearerAuth()
  @ApiCall(REVIEW_CALLS.reportReview)
  @ApiCreatedResponse({ type: ReviewReportResponse })
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
  @ApiCall(REVIEW_CALLS.listBookingReviews)
  @ApiOkResponse({ type: [ReviewResponse] })
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
  @ApiCall(REVIEW_CALLS.listReviewsByBooking)
  @ApiOkResponse({ type: [ReviewResponse] })
  listReviewsByBooking(
    @CurrentActor() actor: Actor,
    @IdParam('bookingId') bookingId: number,
  ): Promise<ReviewResponse[]> {
    return this.reviews.listByBooking(actor, bookingId);
  }

  @Public()
  @Scope('cleaners:read')
  @Get('reviewee/:userId')
  @ApiCall(REVIEW_CALLS.listReviewsOfPerson)
  @PagedList(ReviewResponse, 'A page of reviews')
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
  @ApiCall(REVIEW_CALLS.getReviewSpread)
  @ApiOkResponse({ type: ReviewSpreadResponse })
  getReviewSpread(
    @MaybeActor() viewer: Actor | undefined,
    @IdParam('userId') userId: number,
  ): Promise<ReviewSpreadResponse> {
    return this.reviews.spreadOf(viewer, userId);
  }
}
