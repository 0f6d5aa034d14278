import type { Place, ServiceId } from '@tidyhearth/domain';
import { wantedMask } from '../cleaners/service-mask.js';
import type { Sql } from '../database/sql.js';
import { chordLimit, cover, FINE_CELL_SIZE, gridPosition } from '../geo/grid.js';
import { LIST_CLEANERS_NEARBY } from './notifications.queries.js';
import { toPerson, type Person } from './people.js';

/** Radii tried in turn, so that in a city not all cleaners are read. Nobody farther away than the last is notified. */
const NOTIFIED_WITHIN_MILES = [1, 3, 7, 15];
/** At most so many cleaners are notified of a job, the nearest first. */
const MOST = 200;

/** Approved cleaners near a job who offer its service, nearest first, without a block between them and the customer. */
export async function cleanersNearby(
  sql: Sql,
  place: Place,
  service: ServiceId,
  customerId: number,
): Promise<Person[]> {
  let found: Person[] = [];
  for (const miles of NOTIFIED_WITHIN_MILES) {
    found = await cleanersWithin(sql, place, service, customerId, miles);
    if (found.length === MOST) break;
  }
  return found;
}

async function cleanersWithin(
  sql: Sql,
  place: Place,
  service: ServiceId,
  customerId: number,
  miles: number,
): Promise<Person[]> {
  const { gx, gy, gz } = gridPosition(place);
  const ranges = cover(place.latitude, place.longitude, miles, FINE_CELL_SIZE);
  const at = [gx, gx, gy, gy, gz, gz];
  const rows = await sql.all(LIST_CLEANERS_NEARBY(ranges.length, MOST), [
    ...ranges.flat(),
    ...at,
    chordLimit(miles),
    wantedMask(service),
    customerId,
    customerId,
    ...at,
  ]);
  return rows.map(toPerson);
}
