import { isoOf } from '../../database/columns.js';
import type { SessionResponse } from './dto/session.response.js';
import type { SessionFacts } from './session.entity.js';
import type { SessionRow } from './sessions.queries.js';

export function toSession({ sid, sess, lastSeenAt }: SessionRow, currentSid: string): SessionResponse {
  const facts = JSON.parse(sess) as SessionFacts;
  return {
    sid,
    createdAt: isoOf(facts.createdAt),
    lastSeenAt: isoOf(lastSeenAt),
    userAgent: facts.userAgent,
    current: sid === currentSid,
  };
}
