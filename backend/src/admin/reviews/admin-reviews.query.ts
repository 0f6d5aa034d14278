import { LIST_SEARCH_MAX, REVIEW_TYPES, type ReviewType } from '@tidyhearth/domain';
import { OneOf, QueryFlag, QueryInt, Text } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';

export const ADMIN_REVIEW_SORTS = { id: 'r.id', createdAt: 'r.createdAt', rating: 'r.rating' } as const;
export type AdminReviewSort = keyof typeof ADMIN_REVIEW_SORTS;

export class AdminReviewsQuery extends ListQuery {
  @OneOf(REVIEW_TYPES, { optional: true, description: 'Only reviews in this direction' })
  reviewType?: ReviewType;

  @QueryInt({ min: 1, max: 5, description: 'Only reviews with this number of stars' })
  rating?: number;

  @QueryFlag({ description: 'Only hidden reviews, or only public ones' })
  hidden?: boolean;

  @Text({
    max: LIST_SEARCH_MAX,
    min: 0,
    optional: true,
    description: 'Text to find in the comment or either name',
  })
  search?: string;

  @OneOf(Object.keys(ADMIN_REVIEW_SORTS), {
    optional: true,
    description: 'Field by which the rows are sorted',
  })
  sort: AdminReviewSort = 'createdAt';
}

/** In the order of arrival, which is that of the ids. */
export const REVIEW_REPORT_SORTS = { id: 'f.id', createdAt: 'f.id', rating: 'r.rating' } as const;
export type ReviewReportSort = keyof typeof REVIEW_REPORT_SORTS;

export class ReviewReportsQuery extends ListQuery {
  @QueryFlag({ description: 'Only settled reports, or only waiting ones' })
  resolved?: boolean;

  @OneOf(Object.keys(REVIEW_REPORT_SORTS), {
    optional: true,
    description: 'Field by which the rows are sorted',
  })
  sort: ReviewReportSort = 'createdAt';
}
