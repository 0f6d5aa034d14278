import { labelOf } from '../format';
import type { ToneName } from '../theme/tones';
import { StatusPill } from './StatusPill';

interface StatePillProps {
  state: string;
  tones: Readonly<Partial<Record<string, ToneName>>>;
  labels?: Readonly<Partial<Record<string, string>>>;
}

/** The state of a record; a state that a newer server has and this page does not know is shown as it is called. */
export function StatePill({ state, tones, labels = {} }: StatePillProps) {
  return <StatusPill tone={tones[state] ?? 'neutral'}>{labels[state] ?? labelOf(state)}</StatusPill>;
}
