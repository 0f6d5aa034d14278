import { ApiProperty } from '@nestjs/swagger';

/** The activity of the market on one UK day. */
export class DayOfActivity {
  @ApiProperty({ format: 'date', example: '2026-11-20' })
  date: string;

  @ApiProperty({ example: 14 })
  signUps: number;

  @ApiProperty({ description: 'Requested or agreed that day', example: 22 })
  bookings: number;

  @ApiProperty({ description: 'Jobs posted that day', example: 6 })
  postings: number;

  @ApiProperty({ description: 'Of those, the jobs that found a cleaner', example: 4 })
  filledPostings: number;
}
