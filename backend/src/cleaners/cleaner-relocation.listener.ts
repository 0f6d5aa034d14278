import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PositionsImproved, type RelocatedRows } from '../geo/positions-improved.question.js';
import { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';
import { placeOf } from './cleaner-place.js';
import { Cleaner } from './cleaner.entity.js';
import { LIST_ROUGHLY_PLACED_CLEANERS } from './cleaners.queries.js';

/** After better positions were imported, looks again at cleaners who were placed less exactly than by full postcode. */
@Injectable()
export class CleanerRelocationListener {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly geocoder: PostcodeGeocoderService,
  ) {}

  @OnEvent(PositionsImproved, { phase: 'answer', order: ORDER.cleaners })
  async relocate(): Promise<RelocatedRows> {
    return { what: 'cleaners', count: await this.relocateAll() };
  }

  private async relocateAll(): Promise<number> {
    let moved = 0;
    for (let lastId = 0; ;) {
      const batch = await this.sql.all(LIST_ROUGHLY_PLACED_CLEANERS, [lastId]);
      const last = batch.at(-1);
      if (!last) return moved;
      lastId = last.id;
      const places = await Promise.all(
        batch.map(async ({ id, postcode }) => ({ id, place: await placeOf(this.geocoder, postcode) })),
      );
      await this.unitOfWork.run(async (tx) => {
        for (const { id, place } of places) await tx.manager.update(Cleaner, { id }, place);
      });
      moved += places.length;
    }
  }
}
