import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import type { RelocatedRows } from './positions-improved.question.js';

interface Relocation<Row, Found> {
  what: string;
  /** The next rows below this id, the highest first; none at the end. */
  list: (beforeId: number) => Promise<readonly Row[]>;
  /** @throws AppError as `PostcodeGeocoderService.resolve` */
  placeOf: (postcode: string) => Promise<Found>;
  /** Writes the place if it changed, unless the row has another postcode by now. Returns whether it did. */
  move: (tx: Tx, row: Row, place: Found) => Promise<boolean>;
}

/** Rows per batch. A service may be asked about each of them. */
const LOOK_UPS_AT_ONCE = 10;

/** Looks up the places of a module's rows again, up to a limit. A row that can't be placed does not affect the others. */
export async function relocateRows<Row extends { id: number; postcode: string }, Found>(
  unitOfWork: UnitOfWork,
  atMost: number,
  { what, list, placeOf, move }: Relocation<Row, Found>,
): Promise<RelocatedRows> {
  const result = { what, count: 0, unplaced: 0 };
  for (let [beforeId, left] = [Number.MAX_SAFE_INTEGER, atMost]; left > 0;) {
    const batch = (await list(beforeId)).slice(0, left);
    const last = batch.at(-1);
    if (!last) break;
    beforeId = last.id;
    left -= batch.length;
    const places = await lookedUp(batch, placeOf);
    result.count += await unitOfWork.run(async (tx) => {
      let moved = 0;
      for (const { row, place } of places) if (place && (await move(tx, row, place))) moved += 1;
      return moved;
    });
    result.unplaced += places.filter(({ place }) => place === undefined).length;
  }
  return result;
}

async function lookedUp<Row extends { postcode: string }, Found>(
  rows: readonly Row[],
  placeOf: Relocation<Row, Found>['placeOf'],
) {
  const places: { row: Row; place: Found | undefined }[] = [];
  for (let start = 0; start < rows.length; start += LOOK_UPS_AT_ONCE) {
    const some = rows.slice(start, start + LOOK_UPS_AT_ONCE);
    const found = some.map(async (row) => ({ row, place: await placeOf(row.postcode).catch(unlessUnknown) }));
    places.push(...(await Promise.all(found)));
  }
  return places;
}

/** The table may know better now than when the postcode was accepted. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof AppError && error.code.startsWith('POSTCODE_')) return undefined;
  throw error;
}
