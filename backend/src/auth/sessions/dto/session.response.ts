import { ApiProperty } from '@nestjs/swagger';

export class SessionResponse {
  @ApiProperty({ format: 'uuid' })
  sid: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'Time of the last use, to the nearest five minutes' })
  lastSeenAt: string;

  @ApiProperty({ example: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' })
  userAgent: string;

  @ApiProperty({ description: 'Whether this is the session of this call' })
  current: boolean;
}
