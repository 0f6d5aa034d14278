import { Injectable } from '@nestjs/common';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { mapPage, readList } from '../listing/read-list.js';
import { Where } from '../listing/where.js';
import {
  ADMIN_APPLICATION_SORTS,
  ADMIN_POSTING_SORTS,
  ENQUIRY_SORTS,
  type AdminBidsQuery,
  type AdminApplicationSort,
  type AdminPostingsQuery,
  type AdminPostingSort,
  type EnquiriesQuery,
  type EnquirySort,
} from './records.query.js';
import {
  toAdminApplication,
  toAdminPosting,
  withIsoDate,
  type AdminApplication,
  type AdminApplicationRow,
  type AdminPosting,
  type AdminPostingRow,
  type ContactMessageRecord,
  type Stored,
  type WaitlistEntryRecord,
} from './records.responses.js';

const POSTINGS = {
  columns: `p.id, p.customerId, u.firstName, u.lastName, p.serviceType, p.startsAt, p.durationMinutes, p.city,
            p.maxBudgetPence, p.status, p.assignedCleanerId, p.applicationsCount, p.createdAt`,
  from: 'postings p JOIN users u ON u.id = p.customerId',
  sorts: ADMIN_POSTING_SORTS,
  id: 'p.id',
};
const APPLICATIONS = {
  columns: `a.id, a.postingId, a.cleanerId, u.firstName, u.lastName, a.proposedRatePence, a.message, a.status,
            a.createdAt`,
  from: 'applications a JOIN cleaners c ON c.id = a.cleanerId JOIN users u ON u.id = c.userId',
  sorts: ADMIN_APPLICATION_SORTS,
  id: 'a.id',
};
const CONTACT_MESSAGES = {
  columns: 'e.id, e.name, e.email, e.subject, e.message, e.createdAt',
  from: 'contact_messages e',
  sorts: ENQUIRY_SORTS,
  id: 'e.id',
};
const WAITLIST = {
  columns: 'e.id, e.email, e.createdAt',
  from: 'waitlist_entries e',
  sorts: ENQUIRY_SORTS,
  id: 'e.id',
};

/** What the console looks through but doesn't change. */
@Injectable()
export class RecordsService {
  constructor(private readonly sql: Sql) {}

  async listPostings(query: AdminPostingsQuery): Promise<Page<AdminPosting>> {
    const where = new Where()
      .equals('p.status', query.status)
      .contains(['p.city', 'u.firstName', 'u.lastName', 'u.email'], query.search)
      .withinDays('p.startsAt', query.from, query.to);
    const page = await readList<AdminPostingRow, AdminPostingSort>(this.sql, POSTINGS, where, query);
    return mapPage(page, toAdminPosting);
  }

  async listBids(query: AdminBidsQuery): Promise<Page<AdminApplication>> {
    const where = new Where()
      .equals('a.status', query.status)
      .equals('a.postingId', query.postingId)
      .equals('a.cleanerId', query.cleanerId);
    const page = await readList<AdminApplicationRow, AdminApplicationSort>(
      this.sql,
      APPLICATIONS,
      where,
      query,
    );
    return mapPage(page, toAdminApplication);
  }

  async listContactMessages(query: EnquiriesQuery): Promise<Page<ContactMessageRecord>> {
    const where = new Where().contains(['e.name', 'e.email', 'e.subject', 'e.message'], query.search);
    const page = await readList<Stored<ContactMessageRecord>, EnquirySort>(
      this.sql,
      CONTACT_MESSAGES,
      where,
      query,
    );
    return mapPage(page, withIsoDate);
  }

  async listWaitlist(query: EnquiriesQuery): Promise<Page<WaitlistEntryRecord>> {
    const where = new Where().contains(['e.email'], query.search);
    const page = await readList<Stored<WaitlistEntryRecord>, EnquirySort>(this.sql, WAITLIST, where, query);
    return mapPage(page, withIsoDate);
  }
}
