import { ApiProperty } from '@nestjs/swagger';
import { OneOf } from '../../common/fields.js';
import { EARNINGS_PERIODS, type EarningsPeriod } from './earnings-period.js';

export class EarningsQuery {
  @OneOf(EARNINGS_PERIODS, { optional: true, description: 'Of the dates of the work, on a UK calendar' })
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
  @ApiProperty({ example: '2027-03-15', description: 'A day, or a month of all time' })
  date: string;

  @ApiProperty({ example: '75.00' })
  gross: string;

  @ApiProperty({ example: '71.25' })
  net: string;
}

class EarningsCards {
  @ApiProperty({ example: '840.00', description: 'Gross' })
  thisMonth: string;

  @ApiProperty({ example: '210.00', description: 'Gross' })
  thisWeek: string;

  @ApiProperty({ example: '9120.00', description: 'Net of all time' })
  totalNet: string;

  @ApiProperty({ example: '9600.00', description: 'Gross of all time' })
  totalEarned: string;
}

export class EarningsResponse {
  @ApiProperty({ enum: EARNINGS_PERIODS })
  period: EarningsPeriod;

  @ApiProperty({ example: '840.00', description: 'Rates times hours, without booking fees' })
  gross: string;

  @ApiProperty({
    example: '42.00',
    description: 'What the platform keeps, of each job at the rate of its completion',
  })
  fee: string;

  @ApiProperty({ example: '798.00' })
  net: string;

  @ApiProperty({
    example: 0.05,
    description: 'Of jobs that are completed now; those of the period may have been completed at another',
  })
  feeRate: number;

  @ApiProperty({ example: 0.05, description: 'Of the jobs of the period; `feeRate` where there is none' })
  lowestFeeRate: number;

  @ApiProperty({
    example: 0.05,
    description: 'As `lowestFeeRate`, which it equals unless the rate was changed',
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

  @ApiProperty({ type: 'integer', description: 'Completed, not yet noted as paid' })
  pendingJobs: number;

  @ApiProperty({ example: '731.50', description: 'Net' })
  paidAmount: string;

  @ApiProperty({ example: '66.50', description: 'Net' })
  pendingAmount: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'End of the month, while something is pending',
  })
  nextPayout: string | null;

  @ApiProperty({ type: EarningsCards })
  cards: EarningsCards;

  @ApiProperty({
    type: [EarningsPoint],
    description: 'For a chart, oldest first; days or months without a job are left out',
  })
  series: EarningsPoint[];

  @ApiProperty({ type: [EarningsTransaction], description: 'The ten most recent of the period' })
  transactions: EarningsTransaction[];
}
