import { BOOKING_STATUSES, type BookingStatus } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';

export class BookingPartyRecord {
  @ApiProperty({ example: 12, description: 'Id of the account' })
  userId: number;

  @ApiProperty({ example: 'Ada Lovelace' })
  name: string;

  @ApiProperty({ example: 'ada@example.org' })
  email: string;
}

/** What the console needs of a booking. The address stays private to the two parties. */
export class AdminBooking {
  @ApiProperty({ example: 81 })
  id: number;

  @ApiProperty({
    format: 'date-time',
    description: 'Start of the booking',
    example: '2027-03-15T09:00:00.000Z',
  })
  date: string;

  @ApiProperty({ description: 'Length in hours', example: 2.5 })
  duration: number;

  @ApiProperty({ example: '62.50' })
  totalCost: string;

  @ApiProperty({ enum: BOOKING_STATUSES })
  status: BookingStatus;

  @ApiProperty()
  customer: BookingPartyRecord;

  @ApiProperty()
  cleaner: BookingPartyRecord;
}
