import { isoOf } from '../database/columns.js';
import type { ReviewResponse, ReviewSpreadResponse } from './dto/review.response.js';
import type { ReviewRow, StarCountRow } from './reviews.queries.js';

export function toReview({ firstName, createdAt, ...review }: ReviewRow): ReviewResponse {
  return { ...review, createdAt: isoOf(createdAt), reviewer: { firstName } };
}

const STARS = [5, 4, 3, 2, 1] as const;

export function toSpread(rows: readonly StarCountRow[]): ReviewSpreadResponse {
  const countOf = (rating: number) => rows.find((row) => row.rating === rating)?.reviews ?? 0;
  return {
    reviewCount: rows.reduce((sum, { reviews }) => sum + reviews, 0),
    stars: STARS.map((rating) => ({ rating, reviews: countOf(rating) })),
  };
}
