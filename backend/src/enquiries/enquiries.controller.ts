import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ApiCall } from '../common/api-call.js';
import { Public } from '../common/decorators.js';
import { LimitedTo } from '../common/limited-to.js';
import { ContactDto, JoinWaitlistDto } from './dto/enquiry.dto.js';
import { EnquiryResponse } from './dto/enquiry.response.js';
import { EnquiriesService } from './enquiries.service.js';
import { ENQUIRY_CALLS } from './enquiries.calls.js';

const HOUR_SECONDS = 60 * 60;

@ApiTags('Enquiries')
@Public()
@Controller()
export class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Post('contact')
  @LimitedTo(5, HOUR_SECONDS)
  @ApiCall(ENQUIRY_CALLS.sendContactMessage)
  @ApiCreatedResponse({ type: EnquiryResponse })
  sendContactMessage(@Body() message: ContactDto): Promise<EnquiryResponse> {
    return this.enquiries.contact(message);
  }

  @Post('waitlist')
  @LimitedTo(5, HOUR_SECONDS)
  @ApiCall(ENQUIRY_CALLS.joinWaitlist)
  @ApiCreatedResponse({ type: EnquiryResponse })
  joinWaitlist(@Body() { email }: JoinWaitlistDto): Promise<EnquiryResponse> {
    return this.enquiries.joinWaitlist(email);
  }
}
