import { ApiProperty } from '@nestjs/swagger';

export class EnquiryResponse {
  @ApiProperty({ example: 'Thank you. We reply within 24 hours.' })
  message: string;
}
