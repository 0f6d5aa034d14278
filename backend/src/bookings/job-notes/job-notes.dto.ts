import { ApiProperty } from '@nestjs/swagger';
import { INSTRUCTIONS_MAX } from '@tidyhearth/domain';
import { Text } from '../../common/fields.js';

const INSTRUCTIONS_EXAMPLE = 'Please ring twice.';

export abstract class JobNotesDto {
  @Text({
    max: INSTRUCTIONS_MAX,
    multiline: true,
    optional: true,
    nullable: true,
    example: INSTRUCTIONS_EXAMPLE,
  })
  specialInstructions?: string | null;
}

export abstract class JobNotesResponse {
  @ApiProperty({ type: String, nullable: true, example: INSTRUCTIONS_EXAMPLE })
  specialInstructions: string | null;
}
