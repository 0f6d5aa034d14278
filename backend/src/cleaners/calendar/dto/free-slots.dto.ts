import { ApiProperty } from '@nestjs/swagger';
import {
  BOOKING_DURATIONS_HOURS,
  DAY_CLOSED_REASONS,
  FREE_DAYS_MAX,
  type BookableDay,
  type DayClosedReason,
  type FreeDay,
  type FreeStart,
} from '@tidyhearth/domain';
import { Transform } from 'class-transformer';
import { NumberFrom, UkDate } from '../../../common/fields.js';

export class SlotsQuery {
  @UkDate({ description: 'First day of the period' })
  from: string;

  @UkDate({
    description: `Last day of the period, at most ${FREE_DAYS_MAX} days after the first`,
    example: '2027-03-21',
  })
  to: string;
}

const toNumber = ({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d(\.\d)?$/.test(value) ? Number(value) : value;

export class DaysQuery extends SlotsQuery {
  @Transform(toNumber)
  @NumberFrom(BOOKING_DURATIONS_HOURS, {
    optional: true,
    example: 3,
    description: 'Length of the booking in hours; only days with room for it count as free',
  })
  hours = BOOKING_DURATIONS_HOURS[0];
}

class FreeStartResponse implements FreeStart {
  @ApiProperty({ example: '09:00', description: 'Start in UK time' })
  time: string;

  @ApiProperty({ example: 4.5, description: 'Longest booking in hours that can begin at this time' })
  maxHours: number;
}

export class FreeDayResponse implements FreeDay {
  @ApiProperty({ example: '2027-03-15', format: 'date' })
  date: string;

  @ApiProperty({ type: [FreeStartResponse] })
  starts: FreeStartResponse[];
}

class BookableDayResponse implements BookableDay {
  @ApiProperty({ example: '2027-03-15', format: 'date' })
  date: string;

  @ApiProperty({ example: true })
  isBookable: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '09:00',
    description: 'First free start in UK time',
  })
  firstStart: string | null;

  @ApiProperty({
    enum: DAY_CLOSED_REASONS,
    enumName: 'DayClosedReason',
    nullable: true,
    example: null,
    description: 'Why this day cannot be requested',
  })
  closed: DayClosedReason | null;
}

class NextFreeResponse {
  @ApiProperty({ example: '2027-03-15', format: 'date' })
  date: string;

  @ApiProperty({ example: '09:00', description: 'Start in UK time' })
  time: string;
}

export class FreeDaysResponse {
  @ApiProperty({
    type: NextFreeResponse,
    nullable: true,
    description: `First free start from the first day on, within ${FREE_DAYS_MAX} days`,
  })
  nextFree: NextFreeResponse | null;

  @ApiProperty({ type: [BookableDayResponse] })
  days: BookableDayResponse[];
}
