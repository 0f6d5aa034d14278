import { Module } from '@nestjs/common';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { UsersModule } from '../users/users.module.js';
import { CompletionUndoneListener } from './completion-undone.listener.js';
import { ReportReviewService } from './report-review.service.js';
import { ReviewExportListener } from './review-export.listener.js';
import { ReviewModerationService } from './review-moderation.service.js';
import { ReviewReportCountListener } from './review-report-count.listener.js';
import { ReviewViewsService } from './review-views.service.js';
import { ReviewsController } from './reviews.controller.js';
import { WriteReviewService } from './write-review.service.js';

@Module({
  imports: [CleanersModule, UsersModule],
  controllers: [ReviewsController],
  providers: [
    CompletionUndoneListener,
    ReportReviewService,
    ReviewExportListener,
    ReviewModerationService,
    ReviewReportCountListener,
    ReviewViewsService,
    WriteReviewService,
  ],
  exports: [ReviewModerationService],
})
export class ReviewsModule {}
