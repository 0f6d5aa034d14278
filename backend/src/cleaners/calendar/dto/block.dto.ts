import { BLOCK_REASON_MAX } from '@tidyhearth/domain';
import { Instant, Text } from '../../../common/fields.js';

export class BlockDto {
  @Instant()
  startsAt: string;

  @Instant({ example: '2027-03-15T17:00:00.000Z' })
  endsAt: string;

  @Text({ max: BLOCK_REASON_MAX, optional: true, nullable: true, example: 'Holiday' })
  reason?: string | null;
}
