import { isoOf } from '../database/columns.js';
import type { ReviewResponse } from './dto/review.response.js';
import type { ReviewRow } from './reviews.queries.js';

export function toReview({ firstName, createdAt, ...review }: ReviewRow): ReviewResponse {
  return { ...review, createdAt: isoOf(createdAt), reviewer: { firstName } };
}
