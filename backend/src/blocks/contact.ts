import { ApiProperty } from '@nestjs/swagger';

/** Whether one person can write to another, as far as the former may know. */
export const CONTACT_STATES = ['open', 'blocked', 'unreachable'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** Documents a field `contact`. */
export const Contact = () =>
  ApiProperty({
    enum: CONTACT_STATES,
    example: 'open',
    description:
      'Whether the caller can write to the other person: `blocked` if the caller has blocked them, `unreachable` for any other reason',
  });

interface ContactFacts {
  isBlockedByReader: boolean;
  /** Whether the other's account is open and the other has not blocked the reader. */
  isReachable: boolean;
  /** False for a cleaner without approval who shares no agreed work with the other. */
  mayWrite?: boolean;
}

/** Reveals the reader's own block, but not why somebody else can't be written to. */
export function contactOf({ isBlockedByReader, isReachable, mayWrite = true }: ContactFacts): ContactState {
  if (isBlockedByReader) return 'blocked';
  return isReachable && mayWrite ? 'open' : 'unreachable';
}
