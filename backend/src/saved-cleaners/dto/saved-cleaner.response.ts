import { ApiProperty } from '@nestjs/swagger';
import { MAX_SAVED_CLEANERS } from '@tidyhearth/domain';
import { CleanerFacts, CleanerPerson } from '../../cleaners/dto/cleaner.response.js';

/** A cleaner whom the caller has saved. */
export class SavedCleanerResponse extends CleanerFacts {
  @ApiProperty({ type: CleanerPerson })
  user: CleanerPerson;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  savedAt: string;
}

export class SavedCleanerIdsResponse {
  @ApiProperty({
    type: 'integer',
    isArray: true,
    example: [12, 7],
    description: `Ids of at most ${MAX_SAVED_CLEANERS} cleaner profiles, the newest first`,
  })
  cleanerIds: number[];
}
