import { Module } from '@nestjs/common';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsReader } from './reviews-reader.js';
import { WriteReview } from './write-review.js';

@Module({ controllers: [ReviewsController], providers: [ReviewsReader, WriteReview] })
export class ReviewsModule {}
