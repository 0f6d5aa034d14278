import type { OwnCheck } from '../../../lib/contract';
import type { TEXTS } from './checks.texts';

export type CheckState = keyof typeof TEXTS.states;

/** What the cleaner is told of one check: also a passed one is looked at again once a newer document is there. */
export function checkStateOf({ current, open, refused }: OwnCheck): CheckState {
  if (open?.state === 'submitted') return 'submitted';
  if (current) return 'passed';
  if (open) return 'requested';
  return refused ? 'refused' : 'none';
}
