import { Int, ListOf, rule, Text, UkTime } from '../../../common/fields.js';

const END = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

export class WorkingPeriod {
  @Int({ min: 0, max: 6, description: 'Weekday, where 0 is Sunday' })
  day: number;

  @UkTime()
  start: string;

  @Text({ max: 5, example: '17:00', description: 'HH:MM, or 24:00 for the end of the day' })
  @rule('endTime', (value) => typeof value === 'string' && END.test(value), 'end must be a time as HH:MM')
  end: string;
}

export class WorkingHoursDto {
  @ListOf(() => WorkingPeriod, {
    max: 28,
    description: 'Periods of the week; an empty list means any time of any day',
  })
  hours: WorkingPeriod[];
}
