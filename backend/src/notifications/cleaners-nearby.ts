import { JOB_ALERTS, type Place, type ServiceId } from '@tidyhearth/domain';
import { wantedMask } from '../cleaners/service-mask.js';
import type { Sql } from '../database/sql.js';
import { chordLimit, cover, FINE_CELL_SIZE, gridPosition } from '../geo/grid.js';
import { LIST_CLEANERS_NEARBY } from './notifications.queries.js';
import { toPerson, type Person } from './people.js';

/** Radii tried in turn, so that in a city not all cleaners are read. Nobody farther away than the last is notified. */
const RADII_MILES = [1, 3, 7, JOB_ALERTS.withinMiles];
/** Consecutive jobs start far from each other in the order of cleaners who are equally far away. */
const JOB_STEP = 3571;
const MOST = JOB_ALERTS.cleanersAtMost;

interface Job {
  postingId: number;
  customerId: number;
}

/**
 * The nearest approved cleaners who offer a job's service and take bookings, without a block between them and the customer.
 * Whose bookings are paused could not be accepted for it, and takes nobody else's place.
 */
export async function cleanersNearby(
  sql: Sql,
  place: Place,
  service: ServiceId,
  { postingId, customerId }: Job,
): Promise<Person[]> {
  let found: Person[] = [];
  for (const miles of RADII_MILES) {
    found = await cleanersWithin(sql, place, service, { postingId, customerId }, miles);
    if (found.length === MOST) break;
  }
  return found;
}

async function cleanersWithin(
  sql: Sql,
  place: Place,
  service: ServiceId,
  { postingId, customerId }: Job,
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
    postingId * JOB_STEP,
  ]);
  return rows.map(toPerson);
}
