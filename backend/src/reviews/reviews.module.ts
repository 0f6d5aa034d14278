import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ReportReview } from './report-review.js';
import { ReviewExport } from './review-export.js';
import { ReviewsReader } from './reviews-reader.js';
import { ReviewsController } from './reviews.controller.js';
import { WriteReview } from './write-review.js';

@Module({
  imports: [UsersModule],
  controllers: [ReviewsController],
  providers: [ReportReview, ReviewExport, ReviewsReader, WriteReview],
})
export class ReviewsModule {}
