import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import type { RelocatedRows } from './positions-improved.question.js';

interface Relocation<Row, Found> {
  what: string;
  /** The next rows after this id, by id; none at the end. */
  list: (afterId: number) => Promise<readonly Row[]>;
  /** @throws AppError as `PostcodeGeocoderService.resolve` */
  placeOf: (postcode: string) => Promise<Found>;
  /** Writes the place unless the row has another postcode by now, and tells whether it did. */
  move: (tx: Tx, row: Row, place: Found) => Promise<boolean>;
}

/** Places the rows of a module again. One that can't be placed holds up none of the others. */
export async function relocateRows<Row extends { id: number; postcode: string }, Found>(
  unitOfWork: UnitOfWork,
  { what, list, placeOf, move }: Relocation<Row, Found>,
): Promise<RelocatedRows> {
  const result = { what, count: 0, unplaced: 0 };
  for (let lastId = 0; ;) {
    const batch = await list(lastId);
    const last = batch.at(-1);
    if (!last) return result;
    lastId = last.id;
    const places = await Promise.all(
      batch.map(async (row) => ({ row, place: await placeOf(row.postcode).catch(unlessUnknown) })),
    );
    result.count += await unitOfWork.run(async (tx) => {
      let moved = 0;
      for (const { row, place } of places) if (place && (await move(tx, row, place))) moved += 1;
      return moved;
    });
    result.unplaced += places.filter(({ place }) => place === undefined).length;
  }
}

/** The table may know better now than when the postcode was accepted. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof AppError && error.code.startsWith('POSTCODE_')) return undefined;
  throw error;
}
