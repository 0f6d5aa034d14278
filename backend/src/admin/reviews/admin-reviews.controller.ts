import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Repeatable, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/paged-list.js';
import { AdminReview } from './admin-review.response.js';
import { AdminReviewsQuery, ReviewReportsQuery } from './admin-reviews.query.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import { HideReviewDto } from './hide-review.dto.js';
import { AdminReviewReport } from './review-report.record.js';
import { ADMIN_REVIEW_CALLS } from './admin-reviews.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin')
export class AdminReviewsController {
  constructor(private readonly reviews: AdminReviewsService) {}

  @Get('reviews')
  @ApiCall(ADMIN_REVIEW_CALLS.listAllReviews)
  @NumberedList(AdminReview, 'Reviews')
  listAllReviews(@Query() query: AdminReviewsQuery) {
    return this.reviews.list(query);
  }

  @Post('reviews/:id/hide')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_REVIEW_CALLS.hideReview)
  @ApiOkResponse({ type: AdminReview })
  hideReview(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: HideReviewDto,
  ): Promise<AdminReview> {
    return this.reviews.hide(actor.userId, id, reason);
  }

  @Post('reviews/:id/unhide')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_REVIEW_CALLS.unhideReview)
  @ApiOkResponse({ type: AdminReview })
  unhideReview(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminReview> {
    return this.reviews.unhide(actor.userId, id);
  }

  @Get('review-reports')
  @ApiCall(ADMIN_REVIEW_CALLS.listReviewReports)
  @NumberedList(AdminReviewReport, 'Reports')
  listReviewReports(@Query() query: ReviewReportsQuery) {
    return this.reviews.listReports(query);
  }

  @Post('review-reports/:id/dismiss')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_REVIEW_CALLS.dismissReviewReport)
  @ApiOkResponse({ type: AdminReviewReport })
  dismissReviewReport(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminReviewReport> {
    return this.reviews.decideReport(actor.userId, id, false);
  }

  @Post('review-reports/:id/reopen')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_REVIEW_CALLS.reopenReviewReport)
  @ApiOkResponse({ type: AdminReviewReport })
  reopenReviewReport(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminReviewReport> {
    return this.reviews.decideReport(actor.userId, id, true);
  }
}
