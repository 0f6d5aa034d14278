import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PositionsImproved, type RelocatedRows } from '../geo/positions-improved.question.js';
import { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';
import { relocateRows } from '../geo/relocate-rows.js';
import { placeOf } from './cleaner-place.js';
import { LIST_ROUGHLY_PLACED_CLEANERS, RELOCATE_CLEANER } from './cleaners.queries.js';

/**
 * When better positions may be known, looks up cleaners again whose position is less exact than their full postcode.
 */
@Injectable()
export class CleanerRelocationListener {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly geocoder: PostcodeGeocoderService,
  ) {}

  @OnEvent(PositionsImproved, { phase: 'answer', order: ORDER.cleaners })
  relocate({ atMost }: PositionsImproved): Promise<RelocatedRows> {
    return relocateRows(this.unitOfWork, atMost, {
      what: 'cleaners',
      list: (beforeId) => this.sql.all(LIST_ROUGHLY_PLACED_CLEANERS, [beforeId]),
      placeOf: (postcode) => placeOf(this.geocoder, postcode),
      move: async ({ sql }, before, place) => {
        const { latitude, longitude, gx, gy, gz, cell, fcell, geoPrecision } = place;
        const isSame = latitude === before.latitude && longitude === before.longitude;
        if (isSame && geoPrecision === before.geoPrecision) return false;
        const columns = [latitude, longitude, gx, gy, gz, cell, fcell, geoPrecision] as const;
        return sql.claim(RELOCATE_CLEANER, [...columns, before.id, before.postcode]);
      },
    });
  }
}
