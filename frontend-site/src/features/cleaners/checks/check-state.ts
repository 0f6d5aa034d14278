import type { OwnCheck } from '../../../lib/contract';
import type { TEXTS } from './checks.texts';

export type CheckState = keyof typeof TEXTS.states;

/** The state of one check for its cleaner. Even a passed check is examined again once a newer document has arrived. */
export function checkStateOf({ current, open, refused }: OwnCheck): CheckState {
  if (open?.state === 'submitted') return 'submitted';
  if (current) return 'passed';
  if (open) return 'requested';
  return refused ? 'refused' : 'none';
}
