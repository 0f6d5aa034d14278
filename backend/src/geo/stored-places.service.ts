import { Injectable } from '@nestjs/common';
import { sectorOf, type ParsedPostcode, type Place, type PlacePrecision } from '@tidyhearth/domain';
import { Sql } from '../database/sql.js';
import { GeoStatusService } from './geo-status.service.js';
import { FIND_UNIT, LIST_GROUPS } from './geo.queries.js';
import { COMPLETE_AREAS, OUTCODE_GROUPS, STARTER_AREAS, STARTER_OUTCODES } from './starter/starter-table.js';

export interface FoundPlace extends Place {
  precision: PlacePrecision;
}

/** What we know without asking a service: the imported rows, and the starter table for what they lack. */
@Injectable()
export class StoredPlacesService {
  constructor(
    private readonly sql: Sql,
    private readonly status: GeoStatusService,
  ) {}

  async findUnit(postcode: string): Promise<FoundPlace | undefined> {
    const row = await this.sql.one(FIND_UNIT, [postcode]);
    return row && found(row, 'unit');
  }

  /** The smallest known group that the postcode belongs to: sector, outward code, sub-district group, area. */
  async findGroup({ kind, postcode, outcode, area }: ParsedPostcode): Promise<FoundPlace | undefined> {
    const sector = kind === 'unit' ? sectorOf(postcode) : kind === 'sector' ? postcode : undefined;
    const group = outcode.slice(0, -1);
    const districts = OUTCODE_GROUPS.has(group) && /\d[A-Z]$/.test(outcode) ? [outcode, group] : [outcode];
    const codes = [...(sector ? [sector] : []), ...districts, area];
    const rows = await this.sql.all(LIST_GROUPS(codes), codes);
    const imported = new Map(rows.map((row) => [row.code, row]));
    const sectorRow = sector && imported.get(sector);
    if (sectorRow) return found(sectorRow, 'sector');
    for (const code of districts) {
      const place = imported.get(code) ?? STARTER_OUTCODES.get(code);
      if (place) return found(place, 'district');
    }
    // If an area or the whole country is known completely, an outward code that isn't there doesn't exist.
    if (COMPLETE_AREAS.has(area)) return undefined;
    if ((await this.status.current()).precision === 'full') return undefined;
    // If little of an area was imported, its mean could be anywhere in it, so the starter table comes first.
    const place = STARTER_AREAS.get(area) ?? imported.get(area);
    return place && found(place, 'area');
  }
}

const found = ({ latitude, longitude }: Place, precision: PlacePrecision): FoundPlace => ({
  latitude,
  longitude,
  precision,
});
