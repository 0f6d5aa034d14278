import { ApiProperty } from '@nestjs/swagger';
import { CONTACT_REPLY_HOURS } from '@tidyhearth/domain';

export class EnquiryResponse {
  @ApiProperty({ example: `Thank you. We reply within ${CONTACT_REPLY_HOURS} hours.` })
  message: string;
}
