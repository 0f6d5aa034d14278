import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/api-errors.js';
import { Public } from '../common/decorators.js';
import { LimitedTo } from '../common/limited-to.js';
import { ContactDto, JoinWaitlistDto } from './dto/enquiry.dto.js';
import { EnquiryResponse } from './dto/enquiry.response.js';
import { EnquiriesService } from './enquiries.service.js';

const HOUR_SECONDS = 60 * 60;

@ApiTags('Enquiries')
@Public()
@Controller()
export class EnquiriesController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Post('contact')
  @LimitedTo(5, HOUR_SECONDS)
  @ApiOperation({ summary: 'Write to support' })
  @ApiCreatedResponse({ type: EnquiryResponse })
  @ApiErrors(400)
  sendContactMessage(@Body() message: ContactDto): Promise<EnquiryResponse> {
    return this.enquiries.contact(message);
  }

  @Post('waitlist')
  @LimitedTo(5, HOUR_SECONDS)
  @ApiOperation({ summary: 'Ask to be told when the service reaches one’s area' })
  @ApiCreatedResponse({ type: EnquiryResponse })
  @ApiErrors(400)
  joinWaitlist(@Body() { email }: JoinWaitlistDto): Promise<EnquiryResponse> {
    return this.enquiries.joinWaitlist(email);
  }
}
