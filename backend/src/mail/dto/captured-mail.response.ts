import { ApiProperty } from '@nestjs/swagger';

export class CapturedMailResponse {
  @ApiProperty({ example: 3 })
  id: number;

  @ApiProperty({ example: 'ada@example.org' })
  recipient: string;

  @ApiProperty({ example: 'Welcome to Tidyhearth' })
  subject: string;

  @ApiProperty({ description: 'Plain text version of the mail' })
  text: string;

  @ApiProperty({ description: 'HTML version of the mail' })
  html: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
