import {
  APPLICATION_STATUSES,
  MAX_ID,
  POSTING_STATUSES,
  type ApplicationStatus,
  type PostingStatus,
} from '@tidyhearth/domain';
import { OneOf, QueryInt, Text, UkDate } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';

export const ADMIN_POSTING_SORTS = {
  id: 'p.id',
  createdAt: 'p.createdAt',
  date: 'p.startsAt',
  maxBudget: 'p.maxBudgetPence',
  applicationsCount: 'p.applicationsCount',
} as const;
export type AdminPostingSort = keyof typeof ADMIN_POSTING_SORTS;

export class AdminPostingsQuery extends ListQuery {
  @OneOf(POSTING_STATUSES, { optional: true })
  status?: PostingStatus;

  @Text({ max: 100, min: 0, optional: true, description: 'In the town or the customer’s name or e-mail' })
  search?: string;

  @UkDate({ optional: true, description: 'Of the work' })
  from?: string;

  @UkDate({ optional: true, description: 'Of the work' })
  to?: string;

  @OneOf(Object.keys(ADMIN_POSTING_SORTS), { optional: true })
  sort: AdminPostingSort = 'createdAt';
}

export const ADMIN_APPLICATION_SORTS = {
  id: 'a.id',
  createdAt: 'a.createdAt',
  proposedRate: 'a.proposedRatePence',
} as const;
export type AdminApplicationSort = keyof typeof ADMIN_APPLICATION_SORTS;

export class AdminBidsQuery extends ListQuery {
  @OneOf(APPLICATION_STATUSES, { optional: true })
  status?: ApplicationStatus;

  @QueryInt({ min: 1, max: MAX_ID })
  postingId?: number;

  @QueryInt({ min: 1, max: MAX_ID })
  cleanerId?: number;

  @OneOf(Object.keys(ADMIN_APPLICATION_SORTS), { optional: true })
  sort: AdminApplicationSort = 'createdAt';
}

export const ENQUIRY_SORTS = { id: 'e.id', createdAt: 'e.createdAt', email: 'e.email' } as const;
export type EnquirySort = keyof typeof ENQUIRY_SORTS;

/** Of contact messages and of the waitlist. */
export class EnquiriesQuery extends ListQuery {
  @Text({ max: 100, min: 0, optional: true, description: 'In any case' })
  search?: string;

  @OneOf(Object.keys(ENQUIRY_SORTS), { optional: true })
  sort: EnquirySort = 'createdAt';
}
