import { ApiProperty } from '@nestjs/swagger';
import { isoOf } from '../../../database/columns.js';
import type { SessionFacts } from '../session.entity.js';

export class SessionResponse {
  @ApiProperty({ format: 'uuid' })
  sid: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'To the nearest five minutes' })
  lastSeenAt: string;

  @ApiProperty({ example: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' })
  userAgent: string;

  @ApiProperty({ description: 'The session that asks' })
  current: boolean;
}

export interface SessionRow {
  sid: string;
  sess: string;
  lastSeenAt: number;
}

export function toSessionResponse(
  { sid, sess, lastSeenAt }: SessionRow,
  currentSid: string,
): SessionResponse {
  const facts = JSON.parse(sess) as SessionFacts;
  return {
    sid,
    createdAt: isoOf(facts.createdAt),
    lastSeenAt: isoOf(lastSeenAt),
    userAgent: facts.userAgent,
    current: sid === currentSid,
  };
}
