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

export class AddedBlockResponse extends BlockResponse {
  @ApiProperty({
    type: 'integer',
    isArray: true,
    example: [12],
    description: 'Ids of the confirmed bookings in this time, which stay until they are moved or cancelled',
  })
  confirmedBookings: number[];
}
