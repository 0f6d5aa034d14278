import { ApiProperty } from '@nestjs/swagger';

/** One UK day of the market. */
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
