import { ApiProperty } from '@nestjs/swagger';

export class BlockResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}
