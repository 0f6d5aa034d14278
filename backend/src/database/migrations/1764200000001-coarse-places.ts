import type { MigrationInterface, QueryRunner } from 'typeorm';

const RADIANS = Math.PI / 180;

/**
 * Rounds the places of cleaners to cells of 0.02° by 0.03° (docs/decisions/0012). Each contains whole cells of the fine
 * grid (0.01°), so a cleaner moves by whole fine cells. A second run changes nothing.
 */
export class CoarsePlaces1764200000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const cells = (await runner.query(
      'SELECT fcell, MIN(latitude) AS latitude, MIN(longitude) AS longitude FROM cleaners GROUP BY fcell',
    )) as { fcell: number; latitude: number; longitude: number }[];
    for (const { fcell, ...place } of cells) {
      const { latitude, longitude, gx, gy, gz, cell, coarse } = coarseColumns(place);
      await runner.query(
        `UPDATE cleaners SET latitude = ?, longitude = ?, gx = ?, gy = ?, gz = ?, cell = ?, fcell = ? WHERE fcell = ?`,
        [latitude, longitude, gx, gy, gz, cell, coarse, fcell],
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('the exact places are not kept any more');
  }
}

function coarseColumns(place: { latitude: number; longitude: number }) {
  const latitude = ((Math.floor(fine(place.latitude + 90) / 2) + 0.5) * 2) / 100 - 90;
  const longitude = ((Math.floor(fine(place.longitude + 180) / 3) + 0.5) * 3) / 100 - 180;
  const [phi, lambda] = [latitude * RADIANS, longitude * RADIANS];
  return {
    latitude,
    longitude,
    gx: Math.cos(phi) * Math.cos(lambda),
    gy: Math.cos(phi) * Math.sin(lambda),
    gz: Math.sin(phi),
    cell: Math.floor((latitude + 90) * 10) * 3600 + Math.floor((longitude + 180) * 10),
    coarse: fine(latitude + 90) * 36_000 + fine(longitude + 180),
  };
}

const fine = (degrees: number) => Math.floor(degrees * 100);
