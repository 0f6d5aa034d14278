import { Injectable } from '@nestjs/common';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { readList } from '../listing/read-list.js';
import {
  COUNT_BIDS,
  COUNT_CLIENT_ERRORS,
  COUNT_CONTACT_MESSAGES,
  COUNT_POSTINGS,
  COUNT_WAITLIST,
  filterBids,
  filterClientErrors,
  filterContactMessages,
  filterPostings,
  filterWaitlist,
  LIST_BIDS,
  LIST_CLIENT_ERRORS,
  LIST_CONTACT_MESSAGES,
  LIST_POSTINGS,
  LIST_WAITLIST,
} from '../queries/records.queries.js';
import {
  toAdminApplication,
  toAdminPosting,
  toClientErrorRecord,
  toEnquiryRecord,
} from './records.mapper.js';
import type {
  AdminBidsQuery,
  AdminPostingsQuery,
  ClientErrorsQuery,
  EnquiriesQuery,
} from './records.query.js';
import type {
  AdminApplication,
  AdminPosting,
  ClientErrorRecord,
  ContactMessageRecord,
  WaitlistEntryRecord,
} from './records.responses.js';

const POSTINGS = { page: LIST_POSTINGS, total: COUNT_POSTINGS };
const BIDS = { page: LIST_BIDS, total: COUNT_BIDS };
const CONTACT_MESSAGES = { page: LIST_CONTACT_MESSAGES, total: COUNT_CONTACT_MESSAGES };
const WAITLIST = { page: LIST_WAITLIST, total: COUNT_WAITLIST };
const CLIENT_ERRORS = { page: LIST_CLIENT_ERRORS, total: COUNT_CLIENT_ERRORS };

/** Lists that the console shows but doesn't change. */
@Injectable()
export class RecordsService {
  constructor(private readonly sql: Sql) {}

  listPostings(query: AdminPostingsQuery): Promise<Page<AdminPosting>> {
    return readList(this.sql, POSTINGS, filterPostings(query), query, toAdminPosting);
  }

  listBids(query: AdminBidsQuery): Promise<Page<AdminApplication>> {
    return readList(this.sql, BIDS, filterBids(query), query, toAdminApplication);
  }

  listContactMessages(query: EnquiriesQuery): Promise<Page<ContactMessageRecord>> {
    return readList(this.sql, CONTACT_MESSAGES, filterContactMessages(query), query, toEnquiryRecord);
  }

  listWaitlist(query: EnquiriesQuery): Promise<Page<WaitlistEntryRecord>> {
    return readList(this.sql, WAITLIST, filterWaitlist(query), query, toEnquiryRecord);
  }

  listClientErrors(query: ClientErrorsQuery): Promise<Page<ClientErrorRecord>> {
    return readList(this.sql, CLIENT_ERRORS, filterClientErrors(query), query, toClientErrorRecord);
  }
}
