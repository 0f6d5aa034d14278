import { ApiProperty } from '@nestjs/swagger';

export class ResetTokenResponse {
  @ApiProperty({ enum: [true] })
  valid: true;

  @ApiProperty({ example: 'ada@example.org' })
  email: string;

  @ApiProperty({ example: 'Ada' })
  firstName: string;
}
