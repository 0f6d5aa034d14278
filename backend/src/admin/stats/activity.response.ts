import { ApiProperty } from '@nestjs/swagger';

/** The activity of the market on one UK day. */
export class DayOfActivity {
  @ApiProperty({ format: 'date', example: '2026-11-20' })
  date: string;

  @ApiProperty({ example: 14 })
  signUps: number;

  @ApiProperty({ description: 'Number of bookings requested or agreed that day', example: 22 })
  bookings: number;

  @ApiProperty({ description: 'Number of jobs posted that day', example: 6 })
  postings: number;

  @ApiProperty({ description: 'Number of those jobs that found a cleaner', example: 4 })
  filledPostings: number;
}
