import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ApiCall } from '../../common/api-call.js';
import { Roles } from '../../common/decorators.js';
import { NumberedList } from '../../common/paged-list.js';
import { AdminBidsQuery, AdminPostingsQuery, ClientErrorsQuery, EnquiriesQuery } from './records.query.js';
import {
  AdminApplication,
  AdminPosting,
  ClientErrorRecord,
  ContactMessageRecord,
  WaitlistEntryRecord,
} from './records.responses.js';
import { RecordsService } from './records.service.js';
import { RECORD_CALLS } from './records.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin')
export class RecordsController {
  constructor(private readonly records: RecordsService) {}

  @Get('postings')
  @ApiCall(RECORD_CALLS.listAllPostings)
  @NumberedList(AdminPosting, 'Posted jobs')
  listAllPostings(@Query() query: AdminPostingsQuery) {
    return this.records.listPostings(query);
  }

  @Get('applications')
  @ApiCall(RECORD_CALLS.listAllApplications)
  @NumberedList(AdminApplication, 'Applications')
  listAllApplications(@Query() query: AdminBidsQuery) {
    return this.records.listBids(query);
  }

  @Get('contact-messages')
  @ApiCall(RECORD_CALLS.listContactMessages)
  @NumberedList(ContactMessageRecord, 'Contact messages')
  listContactMessages(@Query() query: EnquiriesQuery) {
    return this.records.listContactMessages(query);
  }

  @Get('waitlist')
  @ApiCall(RECORD_CALLS.listWaitlist)
  @NumberedList(WaitlistEntryRecord, 'Waitlist')
  listWaitlist(@Query() query: EnquiriesQuery) {
    return this.records.listWaitlist(query);
  }

  @Get('client-errors')
  @ApiCall(RECORD_CALLS.listClientErrors)
  @NumberedList(ClientErrorRecord, 'Faults')
  listClientErrors(@Query() query: ClientErrorsQuery) {
    return this.records.listClientErrors(query);
  }
}
