import type { Place } from '@tidyhearth/domain';
import { gridPosition } from '../geo/grid.js';
import type { Posting } from './posting.entity.js';

export type BoardPlace = Pick<Posting, 'latitude' | 'longitude' | 'gx' | 'gy' | 'gz' | 'cell'>;

/** The columns with which the job board measures distances. */
export function boardPlaceOf({ latitude, longitude }: Place): BoardPlace {
  const { gx, gy, gz, cell } = gridPosition({ latitude, longitude });
  return { latitude, longitude, gx, gy, gz, cell };
}

/** The column by which the job board sorts pay. */
export const hourlyBudgetOf = ({
  maxBudgetPence,
  durationMinutes,
}: Pick<Posting, 'maxBudgetPence' | 'durationMinutes'>): number =>
  Math.round((maxBudgetPence * 60) / durationMinutes);
