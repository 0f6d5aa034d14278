import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { AdminReview } from './admin-review.response.js';
import { AdminReviewsQuery, ReviewReportsQuery } from './admin-reviews.query.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import { HideReviewDto } from './hide-review.dto.js';
import { AdminReviewReport } from './review-report.record.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin')
export class AdminReviewsController {
  constructor(private readonly reviews: AdminReviewsService) {}

  @Get('reviews')
  @ApiOperation({ summary: 'All reviews' })
  @NumberedList(AdminReview, 'Reviews')
  @ApiErrors(400, 401, 403)
  listAllReviews(@Query() query: AdminReviewsQuery) {
    return this.reviews.list(query);
  }

  @Post('reviews/:id/hide')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a review out of lists and averages; settles the reports about it' })
  @ApiOkResponse({ type: AdminReview })
  @ApiErrors(400, 401, 403, 404, 409)
  hideReview(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: HideReviewDto,
  ): Promise<AdminReview> {
    return this.reviews.hide(actor.userId, id, reason);
  }

  @Post('reviews/:id/unhide')
  @HttpCode(200)
  @ApiOperation({ summary: 'Put a hidden review back, with the reports that hiding settled' })
  @ApiOkResponse({ type: AdminReview })
  @ApiErrors(400, 401, 403, 404, 409)
  unhideReview(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminReview> {
    return this.reviews.unhide(actor.userId, id);
  }

  @Get('review-reports')
  @ApiOperation({ summary: 'Reviews that somebody thinks should not be public' })
  @NumberedList(AdminReviewReport, 'Reports')
  @ApiErrors(400, 401, 403)
  listReviewReports(@Query() query: ReviewReportsQuery) {
    return this.reviews.listReports(query);
  }

  @Post('review-reports/:id/dismiss')
  @HttpCode(200)
  @ApiOperation({ summary: 'Settle a report and leave the review public' })
  @ApiOkResponse({ type: AdminReviewReport })
  @ApiErrors(400, 401, 403, 404, 409)
  dismissReviewReport(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminReviewReport> {
    return this.reviews.decideReport(actor.userId, id, false);
  }

  @Post('review-reports/:id/reopen')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let a settled report wait again' })
  @ApiOkResponse({ type: AdminReviewReport })
  @ApiErrors(400, 401, 403, 404, 409)
  reopenReviewReport(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminReviewReport> {
    return this.reviews.decideReport(actor.userId, id, true);
  }
}
