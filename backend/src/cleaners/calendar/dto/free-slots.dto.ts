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
  @UkDate({ description: 'First day' })
  from: string;

  @UkDate({ description: `Last day, at most ${FREE_DAYS_MAX} days later`, example: '2027-03-21' })
  to: string;
}

const toNumber = ({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d(\.\d)?$/.test(value) ? Number(value) : value;

export class DaysQuery extends SlotsQuery {
  @Transform(toNumber)
  @NumberFrom(BOOKING_DURATIONS_HOURS, {
    optional: true,
    example: 3,
    description: 'Only days with room for a booking of so many hours count as free',
  })
  hours = BOOKING_DURATIONS_HOURS[0];
}

class FreeStartResponse implements FreeStart {
  @ApiProperty({ example: '09:00', description: 'On a UK clock' })
  time: string;

  @ApiProperty({ example: 4.5, description: 'The longest booking, in hours, that can begin then' })
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
    description: 'The first free start, on a UK clock',
  })
  firstStart: string | null;

  @ApiProperty({
    enum: DAY_CLOSED_REASONS,
    enumName: 'DayClosedReason',
    nullable: true,
    example: null,
    description: 'Why nobody can ask for this day',
  })
  closed: DayClosedReason | null;
}

class NextFreeResponse {
  @ApiProperty({ example: '2027-03-15', format: 'date' })
  date: string;

  @ApiProperty({ example: '09:00', description: 'On a UK clock' })
  time: string;
}

export class FreeDaysResponse {
  @ApiProperty({
    type: NextFreeResponse,
    nullable: true,
    description: `The first free start from the first day on, looked for at most ${FREE_DAYS_MAX} days ahead`,
  })
  nextFree: NextFreeResponse | null;

  @ApiProperty({ type: [BookableDayResponse] })
  days: BookableDayResponse[];
}
