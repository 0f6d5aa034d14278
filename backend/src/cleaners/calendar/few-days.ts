import { addDays } from '@tidyhearth/domain';
import { invalid } from '../../common/app-error.js';
import type { SlotsQuery } from './dto/free-slots.dto.js';

export const MAX_DAYS = 62;

/** @throws AppError when the days are in the wrong order or too many for one call */
export function requireFewDays({ from, to }: SlotsQuery): void {
  if (to < from) throw invalid('to', 'to must not be before from');
  if (addDays(from, MAX_DAYS) < to) throw invalid('to', `At most ${MAX_DAYS} days can be asked for at once`);
}
