import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PositionsImproved, type RelocatedRows } from '../../geo/positions-improved.question.js';
import { relocateRows } from '../../geo/relocate-rows.js';
import { PostingPlaceService } from '../posting-place.service.js';
import { LIST_PLACES_OF_OPEN_POSTINGS, RELOCATE_POSTING } from '../postings.queries.js';

/** Looks open jobs up again when better positions may have become available. */
@Injectable()
export class PostingRelocationListener {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly place: PostingPlaceService,
  ) {}

  @OnEvent(PositionsImproved, { phase: 'answer', order: ORDER.postings })
  relocate({ atMost }: PositionsImproved): Promise<RelocatedRows> {
    return relocateRows(this.unitOfWork, atMost, {
      what: 'open jobs',
      list: (beforeId) => this.sql.all(LIST_PLACES_OF_OPEN_POSTINGS, [beforeId]),
      placeOf: (postcode) => this.place.resolve(postcode),
      move: async ({ sql }, before, { latitude, longitude, gx, gy, gz, cell }) => {
        if (latitude === before.latitude && longitude === before.longitude) return false;
        const columns = [latitude, longitude, gx, gy, gz, cell] as const;
        return sql.claim(RELOCATE_POSTING, [...columns, before.id, before.postcode]);
      },
    });
  }
}
