import {
  APPLICATION_STATUSES,
  CLIENT_APPS,
  LIST_SEARCH_MAX,
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
  @OneOf(POSTING_STATUSES, { optional: true, description: 'Only jobs in this state' })
  status?: PostingStatus;

  @Text({
    max: LIST_SEARCH_MAX,
    min: 0,
    optional: true,
    description: 'Text to find in the town, or in the customer’s name or email address',
  })
  search?: string;

  @UkDate({ optional: true, description: 'Only jobs on this day or later' })
  from?: string;

  @UkDate({ optional: true, description: 'Only jobs on this day or earlier' })
  to?: string;

  @OneOf(Object.keys(ADMIN_POSTING_SORTS), {
    optional: true,
    description: 'Field by which the rows are sorted',
  })
  sort: AdminPostingSort = 'createdAt';
}

export const ADMIN_APPLICATION_SORTS = {
  id: 'a.id',
  createdAt: 'a.createdAt',
  proposedRate: 'a.proposedRatePence',
} as const;
export type AdminApplicationSort = keyof typeof ADMIN_APPLICATION_SORTS;

export class AdminBidsQuery extends ListQuery {
  @OneOf(APPLICATION_STATUSES, { optional: true, description: 'Only applications in this state' })
  status?: ApplicationStatus;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Only applications for this job' })
  postingId?: number;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Only applications of this cleaner profile' })
  cleanerId?: number;

  @OneOf(Object.keys(ADMIN_APPLICATION_SORTS), {
    optional: true,
    description: 'Field by which the rows are sorted',
  })
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
  @OneOf(CLIENT_APPS, { optional: true, description: 'Only faults of the site or of the console' })
  app?: ClientApp;

  @Text({ max: LIST_SEARCH_MAX, min: 0, optional: true, description: 'Text to find, in upper or lower case' })
  search?: string;

  @OneOf(Object.keys(CLIENT_ERROR_SORTS), {
    optional: true,
    description: 'Field by which the rows are sorted',
  })
  sort: ClientErrorSort = 'lastSeenAt';
}

/** Filters and sorts contact messages and the waitlist. */
export class EnquiriesQuery extends ListQuery {
  @Text({ max: LIST_SEARCH_MAX, min: 0, optional: true, description: 'Text to find, in upper or lower case' })
  search?: string;

  @OneOf(Object.keys(ENQUIRY_SORTS), { optional: true, description: 'Field by which the rows are sorted' })
  sort: EnquirySort = 'createdAt';
}
