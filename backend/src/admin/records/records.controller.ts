import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/api-errors.js';
import { Roles } from '../../common/decorators.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { AdminBidsQuery, AdminPostingsQuery, ClientErrorsQuery, EnquiriesQuery } from './records.query.js';
import {
  AdminApplication,
  AdminPosting,
  ClientErrorRecord,
  ContactMessageRecord,
  WaitlistEntryRecord,
} from './records.responses.js';
import { RecordsService } from './records.service.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin')
export class RecordsController {
  constructor(private readonly records: RecordsService) {}

  @Get('postings')
  @ApiOperation({ summary: 'All posted jobs' })
  @NumberedList(AdminPosting, 'Posted jobs')
  @ApiErrors(400, 401, 403)
  listAllPostings(@Query() query: AdminPostingsQuery) {
    return this.records.listPostings(query);
  }

  @Get('applications')
  @ApiOperation({ summary: 'All applications for posted jobs' })
  @NumberedList(AdminApplication, 'Applications')
  @ApiErrors(400, 401, 403)
  listAllApplications(@Query() query: AdminBidsQuery) {
    return this.records.listBids(query);
  }

  @Get('contact-messages')
  @ApiOperation({ summary: 'What was written through the contact form' })
  @NumberedList(ContactMessageRecord, 'Contact messages')
  @ApiErrors(400, 401, 403)
  listContactMessages(@Query() query: EnquiriesQuery) {
    return this.records.listContactMessages(query);
  }

  @Get('waitlist')
  @ApiOperation({ summary: 'Who waits for the launch elsewhere' })
  @NumberedList(WaitlistEntryRecord, 'Waitlist')
  @ApiErrors(400, 401, 403)
  listWaitlist(@Query() query: EnquiriesQuery) {
    return this.records.listWaitlist(query);
  }

  @Get('client-errors')
  @ApiOperation({ summary: 'Faults that pages met in browsers' })
  @NumberedList(ClientErrorRecord, 'Faults')
  @ApiErrors(400, 401, 403)
  listClientErrors(@Query() query: ClientErrorsQuery) {
    return this.records.listClientErrors(query);
  }
}
