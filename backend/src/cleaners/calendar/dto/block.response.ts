import { ApiProperty } from '@nestjs/swagger';
import { isoOf } from '../../../database/columns.js';

export class BlockResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export interface BlockRow {
  id: number;
  startsAt: number;
  endsAt: number;
  reason: string | null;
}

export function toBlock({ id, startsAt, endsAt, reason }: BlockRow): BlockResponse {
  return { id, startsAt: isoOf(startsAt), endsAt: isoOf(endsAt), reason };
}
