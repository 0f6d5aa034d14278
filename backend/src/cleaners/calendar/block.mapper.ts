import { isoOf } from '../../database/columns.js';
import type { BlockRow } from './calendar.queries.js';
import type { BlockResponse } from './dto/block.response.js';

export function toBlock({ id, startsAt, endsAt, reason }: BlockRow): BlockResponse {
  return { id, startsAt: isoOf(startsAt), endsAt: isoOf(endsAt), reason };
}
