import { BOOKING_STATUSES, REVIEW_TYPES } from '@tidyhearth/domain';
import { int, nullable, oneOf, select, text, type RowOf } from '../../database/statement.js';
import type { Filters } from '../listing/list-query.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';
import { Where } from '../listing/where.js';
import {
  ADMIN_REVIEW_SORTS,
  REVIEW_REPORT_SORTS,
  type AdminReviewSort,
  type AdminReviewsQuery,
  type ReviewReportSort,
  type ReviewReportsQuery,
} from '../reviews/admin-reviews.query.js';

const REVIEW = {
  id: int,
  bookingId: int,
  bookingStatus: oneOf(BOOKING_STATUSES),
  reviewerId: int,
  reviewerFirstName: text,
  reviewerLastName: text,
  revieweeId: int,
  revieweeFirstName: text,
  revieweeLastName: text,
  reviewType: oneOf(REVIEW_TYPES),
  rating: int,
  comment: text,
  hiddenAt: nullable(int),
  hiddenReason: nullable(text),
  createdAt: int,
};
const REVIEW_SOURCE = {
  columns: `r.id, r.bookingId, b.status AS bookingStatus, r.reviewerId, writer.firstName AS reviewerFirstName,
            writer.lastName AS reviewerLastName, r.revieweeId, subject.firstName AS revieweeFirstName,
            subject.lastName AS revieweeLastName, r.reviewType, r.rating, r.comment, r.hiddenAt, r.hiddenReason,
            r.createdAt`,
  from: `reviews r
         JOIN bookings b ON b.id = r.bookingId
         JOIN users writer ON writer.id = r.reviewerId
         JOIN users subject ON subject.id = r.revieweeId`,
  sorts: ADMIN_REVIEW_SORTS,
  id: 'r.id',
} as const satisfies ListSource<AdminReviewSort>;

export const filterReviews = ({ reviewType, rating, hidden, search }: Filters<AdminReviewsQuery>) =>
  new Where()
    .equals('r.reviewType', reviewType)
    .equals('r.rating', rating)
    .isSet('r.hiddenAt', hidden)
    .contains(
      ['r.comment', 'writer.firstName', 'writer.lastName', 'subject.firstName', 'subject.lastName'],
      search,
    );

const REVIEW_SAMPLES = [
  filterReviews({}),
  filterReviews({ reviewType: 'customer-to-cleaner', rating: 5, hidden: true, search: 'ada' }),
  filterReviews({ hidden: false }),
];

export type AdminReviewRow = RowOf<typeof FIND_REVIEW>;

export const FIND_REVIEW = select(
  'admin.findReview',
  REVIEW,
  `SELECT ${REVIEW_SOURCE.columns} FROM ${REVIEW_SOURCE.from} WHERE r.id = ?`,
);

export const LIST_REVIEWS = selectPage('admin.listReviews', REVIEW, REVIEW_SOURCE, REVIEW_SAMPLES);
export const COUNT_REVIEWS = selectTotal('admin.countReviews', REVIEW_SOURCE, REVIEW_SAMPLES);

const REPORT = {
  id: int,
  reviewId: int,
  bookingStatus: oneOf(BOOKING_STATUSES),
  reporterId: int,
  reporterFirstName: text,
  reporterLastName: text,
  reason: text,
  createdAt: int,
  resolvedAt: nullable(int),
  reviewerFirstName: text,
  reviewerLastName: text,
  revieweeFirstName: text,
  revieweeLastName: text,
  reviewType: oneOf(REVIEW_TYPES),
  rating: int,
  comment: text,
  hiddenAt: nullable(int),
};
const REPORT_SOURCE = {
  columns: `f.id, f.reviewId, b.status AS bookingStatus, f.reporterId, reporter.firstName AS reporterFirstName,
            reporter.lastName AS reporterLastName, f.reason, f.createdAt, f.resolvedAt,
            writer.firstName AS reviewerFirstName, writer.lastName AS reviewerLastName,
            subject.firstName AS revieweeFirstName, subject.lastName AS revieweeLastName, r.reviewType, r.rating,
            r.comment, r.hiddenAt`,
  from: `review_reports f
         JOIN reviews r ON r.id = f.reviewId
         JOIN bookings b ON b.id = r.bookingId
         JOIN users reporter ON reporter.id = f.reporterId
         JOIN users writer ON writer.id = r.reviewerId
         JOIN users subject ON subject.id = r.revieweeId`,
  sorts: REVIEW_REPORT_SORTS,
  id: 'f.id',
} as const satisfies ListSource<ReviewReportSort>;

export const filterReports = ({ resolved }: Filters<ReviewReportsQuery>) =>
  new Where().isSet('f.resolvedAt', resolved);

const REPORT_SAMPLES = [
  filterReports({}),
  filterReports({ resolved: true }),
  filterReports({ resolved: false }),
];

export type AdminReviewReportRow = RowOf<typeof FIND_REPORT>;

export const FIND_REPORT = select(
  'admin.findReport',
  REPORT,
  `SELECT ${REPORT_SOURCE.columns} FROM ${REPORT_SOURCE.from} WHERE f.id = ?`,
);

export const LIST_REPORTS = selectPage('admin.listReports', REPORT, REPORT_SOURCE, REPORT_SAMPLES);
export const COUNT_REPORTS = selectTotal('admin.countReports', REPORT_SOURCE, REPORT_SAMPLES);
