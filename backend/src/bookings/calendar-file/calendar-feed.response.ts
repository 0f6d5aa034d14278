import { ApiProperty } from '@nestjs/swagger';

export class CalendarFeedResponse {
  @ApiProperty({
    example: 'https://tidyhearth.example/api/calendar-feeds/4mT0xRkzVhQb2w9sLcN7yEuJfDgAoPi1.ics',
    description:
      'Address for a calendar program to subscribe to. It is shown only once, and whoever has it can read the calendar',
  })
  address: string;
}
