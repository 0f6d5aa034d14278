import {
  APPLICATION_STATUSES,
  CLIENT_APPS,
  MAX_ID,
  POSTING_STATUSES,
  type ApplicationStatus,
  type ClientApp,
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

  @Text({ max: 100, min: 0, optional: true, description: 'In the town or the customer’s name or email' })
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

export const CLIENT_ERROR_SORTS = {
  id: 'f.id',
  occurrences: 'f.occurrences',
  firstSeenAt: 'f.firstSeenAt',
  lastSeenAt: 'f.lastSeenAt',
} as const;
export type ClientErrorSort = keyof typeof CLIENT_ERROR_SORTS;

export class ClientErrorsQuery extends ListQuery {
  @OneOf(CLIENT_APPS, { optional: true })
  app?: ClientApp;

  @Text({ max: 100, min: 0, optional: true, description: 'In any case' })
  search?: string;

  @OneOf(Object.keys(CLIENT_ERROR_SORTS), { optional: true })
  sort: ClientErrorSort = 'lastSeenAt';
}

/** Of contact messages and of the waitlist. */
export class EnquiriesQuery extends ListQuery {
  @Text({ max: 100, min: 0, optional: true, description: 'In any case' })
  search?: string;

  @OneOf(Object.keys(ENQUIRY_SORTS), { optional: true })
  sort: EnquirySort = 'createdAt';
}
