import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { csvOf } from '../../common/csv.js';
import { ConfirmedOnly, Roles } from '../../common/decorators.js';
import { AuditLogQuery } from '../audit/audit-log.query.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { unpaged } from '../listing/list-query.js';
import { MailQueueQuery } from '../mail-queue/mail-queue.query.js';
import { MailQueueService } from '../mail-queue/mail-queue.service.js';
import { AdminBidsQuery, AdminPostingsQuery, EnquiriesQuery } from '../records/records.query.js';
import { RecordsService } from '../records/records.service.js';
import {
  AUDIT_COLUMNS,
  BID_COLUMNS,
  CONTACT_COLUMNS,
  MAIL_COLUMNS,
  POSTING_COLUMNS,
  WAITLIST_COLUMNS,
} from './columns.js';
import { Spreadsheet } from './spreadsheet.js';

/** The lists that the admin only reads, as spreadsheets. */
@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@ConfirmedOnly()
@Controller('admin')
export class RecordExportsController {
  constructor(
    private readonly records: RecordsService,
    private readonly mails: MailQueueService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get('postings.csv')
  @Spreadsheet('tidyhearth-postings.csv', 'posted jobs')
  async exportPostings(@Query() query: AdminPostingsQuery): Promise<string> {
    return csvOf(POSTING_COLUMNS, (await this.records.listPostings(unpaged(query))).items);
  }

  @Get('applications.csv')
  @Spreadsheet('tidyhearth-applications.csv', 'applications for posted jobs')
  async exportApplications(@Query() query: AdminBidsQuery): Promise<string> {
    return csvOf(BID_COLUMNS, (await this.records.listBids(unpaged(query))).items);
  }

  @Get('contact-messages.csv')
  @Spreadsheet('tidyhearth-contact-messages.csv', 'contact messages')
  async exportContactMessages(@Query() query: EnquiriesQuery): Promise<string> {
    return csvOf(CONTACT_COLUMNS, (await this.records.listContactMessages(unpaged(query))).items);
  }

  @Get('waitlist.csv')
  @Spreadsheet('tidyhearth-waitlist.csv', 'the waitlist')
  async exportWaitlist(@Query() query: EnquiriesQuery): Promise<string> {
    return csvOf(WAITLIST_COLUMNS, (await this.records.listWaitlist(unpaged(query))).items);
  }

  @Get('mail-queue.csv')
  @Spreadsheet('tidyhearth-mail-queue.csv', 'outgoing mail')
  async exportMailQueue(@Query() query: MailQueueQuery): Promise<string> {
    return csvOf(MAIL_COLUMNS, (await this.mails.list(unpaged(query))).items);
  }

  @Get('audit-log.csv')
  @Spreadsheet('tidyhearth-audit-log.csv', 'the audit log')
  async exportAuditLog(@Query() query: AuditLogQuery): Promise<string> {
    return csvOf(AUDIT_COLUMNS, (await this.auditLog.list(unpaged(query))).items);
  }
}
