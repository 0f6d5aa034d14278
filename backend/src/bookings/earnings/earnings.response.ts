import { ApiProperty } from '@nestjs/swagger';
import { OneOf } from '../../common/fields.js';
import { EARNINGS_PERIODS, type EarningsPeriod } from './earnings-period.js';

export class EarningsQuery {
  @OneOf(EARNINGS_PERIODS, { optional: true, description: 'Period of the dates of the work, UK time' })
  period: EarningsPeriod = 'this-month';
}

export class EarningsTransaction {
  @ApiProperty({ type: 'integer' })
  bookingId: number;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty()
  customerFirstName: string;

  @ApiProperty({ example: 'regular' })
  serviceType: string;

  @ApiProperty({ example: 3 })
  hours: number;

  @ApiProperty({ example: '75.00' })
  gross: string;

  @ApiProperty({ example: '3.75' })
  fee: string;

  @ApiProperty({ example: '71.25' })
  net: string;

  @ApiProperty({ enum: ['completed', 'paid'] })
  status: string;
}

class EarningsPoint {
  @ApiProperty({ example: '2027-03-15', description: 'Day, or month if the period is all time' })
  date: string;

  @ApiProperty({ example: '75.00' })
  gross: string;

  @ApiProperty({ example: '71.25' })
  net: string;
}

class EarningsCards {
  @ApiProperty({ example: '840.00', description: 'Gross earnings of this month' })
  thisMonth: string;

  @ApiProperty({ example: '210.00', description: 'Gross earnings of this week' })
  thisWeek: string;

  @ApiProperty({ example: '9120.00', description: 'Net earnings of all time' })
  totalNet: string;

  @ApiProperty({ example: '9600.00', description: 'Gross earnings of all time' })
  totalEarned: string;
}

export class EarningsResponse {
  @ApiProperty({ enum: EARNINGS_PERIODS })
  period: EarningsPeriod;

  @ApiProperty({ example: '840.00', description: 'Hourly rates times hours, without booking fees' })
  gross: string;

  @ApiProperty({
    example: '42.00',
    description: 'What the platform keeps of each job, at the rate at the time of its completion',
  })
  fee: string;

  @ApiProperty({ example: '798.00' })
  net: string;

  @ApiProperty({
    example: 0.05,
    description: 'Current fee rate for newly completed jobs; those of the period may have had another',
  })
  feeRate: number;

  @ApiProperty({
    example: 0.05,
    description: 'Lowest fee rate of the jobs of the period; `feeRate` if there are none',
  })
  lowestFeeRate: number;

  @ApiProperty({
    example: 0.05,
    description:
      'Highest fee rate of the jobs of the period; the same as `lowestFeeRate` unless the rate was changed',
  })
  highestFeeRate: number;

  @ApiProperty({ type: 'integer' })
  jobs: number;

  @ApiProperty({ example: '70.00' })
  averageJob: string;

  @ApiProperty({ example: 36.5 })
  hours: number;

  @ApiProperty({ type: 'integer' })
  paidJobs: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of jobs that are completed but not yet marked as paid',
  })
  pendingJobs: number;

  @ApiProperty({ example: '731.50', description: 'Net amount that is marked as paid' })
  paidAmount: string;

  @ApiProperty({ example: '66.50', description: 'Net amount that is not yet marked as paid' })
  pendingAmount: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'End of the month, if any amount is pending',
  })
  nextPayout: string | null;

  @ApiProperty({ type: EarningsCards })
  cards: EarningsCards;

  @ApiProperty({
    type: [EarningsPoint],
    description: 'Values for a chart, oldest first, without days or months that have no job',
  })
  series: EarningsPoint[];

  @ApiProperty({ type: [EarningsTransaction], description: 'The ten most recent transactions of the period' })
  transactions: EarningsTransaction[];
}
