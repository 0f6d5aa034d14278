import type { Place, ServiceId } from '@tidyhearth/domain';
import { wantedMask } from '../cleaners/service-mask.js';
import type { Sql } from '../database/sql.js';
import { chordLimit, cover, FINE_CELL_SIZE, gridPosition } from '../geo/grid.js';
import { PERSON_COLUMNS, toPerson, type Person, type PersonRow } from './people.js';

/** Widening circles: in a city the nearest are found without reading all of it. The last is as far as a job is told. */
const CIRCLES_MILES = [1, 3, 7, 15];
/** The nearest so many are told. */
const MOST = 200;

/** Approved cleaners near a job who offer its service, nearest first. */
export async function cleanersNearby(sql: Sql, place: Place, service: ServiceId): Promise<Person[]> {
  let found: Person[] = [];
  for (const miles of CIRCLES_MILES) {
    found = await cleanersWithin(sql, place, service, miles);
    if (found.length === MOST) break;
  }
  return found;
}

async function cleanersWithin(sql: Sql, place: Place, service: ServiceId, miles: number): Promise<Person[]> {
  const { gx, gy, gz } = gridPosition(place);
  const ranges = cover(place.latitude, place.longitude, miles, FINE_CELL_SIZE);
  const chord = '((c.gx - ?) * (c.gx - ?) + (c.gy - ?) * (c.gy - ?) + (c.gz - ?) * (c.gz - ?))';
  const at = [gx, gx, gy, gy, gz, gz];
  const rows = await sql.all<PersonRow>(
    `SELECT ${PERSON_COLUMNS} FROM cleaners c JOIN users u ON u.id = c.userId
      WHERE (${ranges.map(() => 'c.fcell BETWEEN ? AND ?').join(' OR ')})
        AND ${chord} <= ?
        AND c.status = 'approved' AND (c.serviceMask & ?) <> 0
        AND u.isSuspended = 0 AND u.deactivatedAt IS NULL
      ORDER BY ${chord}, c.id LIMIT ${MOST}`,
    [...ranges.flat(), ...at, chordLimit(miles), wantedMask(service), ...at],
  );
  return rows.map(toPerson);
}
