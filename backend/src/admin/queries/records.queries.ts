import { APPLICATION_STATUSES, CLIENT_APPS, POSTING_STATUSES } from '@tidyhearth/domain';
import { int, nullable, oneOf, text, type RowOf } from '../../database/statement.js';
import type { Filters } from '../listing/list-query.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';
import { Where } from '../listing/where.js';
import {
  ADMIN_APPLICATION_SORTS,
  ADMIN_POSTING_SORTS,
  CLIENT_ERROR_SORTS,
  ENQUIRY_SORTS,
  type AdminApplicationSort,
  type AdminBidsQuery,
  type AdminPostingSort,
  type AdminPostingsQuery,
  type ClientErrorSort,
  type ClientErrorsQuery,
  type EnquiriesQuery,
  type EnquirySort,
} from '../records/records.query.js';

const POSTING_SOURCE = {
  columns: `p.id, p.customerId, u.firstName, u.lastName, p.serviceType, p.startsAt, p.durationMinutes, p.city,
            p.maxBudgetPence, p.status, p.assignedCleanerId, p.applicationsCount, p.createdAt`,
  from: 'postings p JOIN users u ON u.id = p.customerId',
  sorts: ADMIN_POSTING_SORTS,
  id: 'p.id',
} as const satisfies ListSource<AdminPostingSort>;

export const filterPostings = ({ status, search, from, to }: Filters<AdminPostingsQuery>) =>
  new Where()
    .equals('p.status', status)
    .contains(['p.city', 'u.firstName', 'u.lastName', 'u.email'], search)
    .withinDays('p.startsAt', from, to);

const POSTING_SAMPLES = [
  filterPostings({}),
  filterPostings({ status: 'open', search: 'oxford', from: '2026-01-01', to: '2026-01-31' }),
];

export type AdminPostingRow = RowOf<typeof LIST_POSTINGS>;

export const LIST_POSTINGS = selectPage(
  'admin.listPostings',
  {
    id: int,
    customerId: int,
    firstName: text,
    lastName: text,
    serviceType: text,
    startsAt: int,
    durationMinutes: int,
    city: text,
    maxBudgetPence: int,
    status: oneOf(POSTING_STATUSES),
    assignedCleanerId: nullable(int),
    applicationsCount: int,
    createdAt: int,
  },
  POSTING_SOURCE,
  POSTING_SAMPLES,
);
export const COUNT_POSTINGS = selectTotal('admin.countPostings', POSTING_SOURCE, POSTING_SAMPLES);

const BID_SOURCE = {
  columns: `a.id, a.postingId, a.cleanerId, u.firstName, u.lastName, a.proposedRatePence, a.message, a.status,
            a.createdAt`,
  from: 'applications a JOIN cleaners c ON c.id = a.cleanerId JOIN users u ON u.id = c.userId',
  sorts: ADMIN_APPLICATION_SORTS,
  id: 'a.id',
} as const satisfies ListSource<AdminApplicationSort>;

export const filterBids = ({ status, postingId, cleanerId }: Filters<AdminBidsQuery>) =>
  new Where().equals('a.status', status).equals('a.postingId', postingId).equals('a.cleanerId', cleanerId);

const BID_SAMPLES = [filterBids({}), filterBids({ status: 'pending', postingId: 1, cleanerId: 1 })];

export type AdminBidRow = RowOf<typeof LIST_BIDS>;

export const LIST_BIDS = selectPage(
  'admin.listBids',
  {
    id: int,
    postingId: int,
    cleanerId: int,
    firstName: text,
    lastName: text,
    proposedRatePence: int,
    message: nullable(text),
    status: oneOf(APPLICATION_STATUSES),
    createdAt: int,
  },
  BID_SOURCE,
  BID_SAMPLES,
);
export const COUNT_BIDS = selectTotal('admin.countBids', BID_SOURCE, BID_SAMPLES);

const CONTACT_MESSAGE_SOURCE = {
  columns: 'e.id, e.name, e.email, e.subject, e.message, e.createdAt',
  from: 'contact_messages e',
  sorts: ENQUIRY_SORTS,
  id: 'e.id',
} as const satisfies ListSource<EnquirySort>;

export const filterContactMessages = ({ search }: Filters<EnquiriesQuery>) =>
  new Where().contains(['e.name', 'e.email', 'e.subject', 'e.message'], search);

const CONTACT_MESSAGE_SAMPLES = [filterContactMessages({}), filterContactMessages({ search: 'oven' })];

export const LIST_CONTACT_MESSAGES = selectPage(
  'admin.listContactMessages',
  { id: int, name: text, email: text, subject: text, message: text, createdAt: int },
  CONTACT_MESSAGE_SOURCE,
  CONTACT_MESSAGE_SAMPLES,
);
export const COUNT_CONTACT_MESSAGES = selectTotal(
  'admin.countContactMessages',
  CONTACT_MESSAGE_SOURCE,
  CONTACT_MESSAGE_SAMPLES,
);

const WAITLIST_SOURCE = {
  columns: 'e.id, e.email, e.createdAt',
  from: 'waitlist_entries e',
  sorts: ENQUIRY_SORTS,
  id: 'e.id',
  uniqueSorts: ['email'],
} as const satisfies ListSource<EnquirySort>;

export const filterWaitlist = ({ search }: Filters<EnquiriesQuery>) =>
  new Where().contains(['e.email'], search);

const WAITLIST_SAMPLES = [filterWaitlist({}), filterWaitlist({ search: 'ada' })];

export const LIST_WAITLIST = selectPage(
  'admin.listWaitlist',
  { id: int, email: text, createdAt: int },
  WAITLIST_SOURCE,
  WAITLIST_SAMPLES,
);
export const COUNT_WAITLIST = selectTotal('admin.countWaitlist', WAITLIST_SOURCE, WAITLIST_SAMPLES);

const CLIENT_ERROR_SOURCE = {
  columns: `f.id, f.app, f.part, f.path, f.message, f.stack, f.userAgent, f.occurrences, f.firstSeenAt,
            f.lastSeenAt`,
  from: 'client_errors f',
  sorts: CLIENT_ERROR_SORTS,
  id: 'f.id',
} as const satisfies ListSource<ClientErrorSort>;

export const filterClientErrors = ({ app, search }: Filters<ClientErrorsQuery>) =>
  new Where().equals('f.app', app).contains(['f.part', 'f.path', 'f.message'], search);

const CLIENT_ERROR_SAMPLES = [filterClientErrors({}), filterClientErrors({ app: 'site', search: 'null' })];

export type ClientErrorRow = RowOf<typeof LIST_CLIENT_ERRORS>;

export const LIST_CLIENT_ERRORS = selectPage(
  'admin.listClientErrors',
  {
    id: int,
    app: oneOf(CLIENT_APPS),
    part: text,
    path: text,
    message: text,
    stack: text,
    userAgent: text,
    occurrences: int,
    firstSeenAt: int,
    lastSeenAt: int,
  },
  CLIENT_ERROR_SOURCE,
  CLIENT_ERROR_SAMPLES,
);
export const COUNT_CLIENT_ERRORS = selectTotal(
  'admin.countClientErrors',
  CLIENT_ERROR_SOURCE,
  CLIENT_ERROR_SAMPLES,
);
