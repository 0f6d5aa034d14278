import { ApiProperty } from '@nestjs/swagger';
import type { FreeDay, FreeStart } from '@tidyhearth/domain';
import { UkDate } from '../../../common/fields.js';

export class SlotsQuery {
  @UkDate({ description: 'First day' })
  from: string;

  @UkDate({ description: 'Last day, at most 62 days later', example: '2027-03-21' })
  to: string;
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
