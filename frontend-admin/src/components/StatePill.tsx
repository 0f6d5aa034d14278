import { labelOf } from '../format';
import type { ToneName } from '../theme/tones';
import { StatusPill } from './StatusPill';

interface StatePillProps {
  state: string;
  tones: Readonly<Partial<Record<string, ToneName>>>;
  labels?: Readonly<Partial<Record<string, string>>>;
}

/** The state of a record. States added by a newer server are shown under their raw name. */
export function StatePill({ state, tones, labels = {} }: StatePillProps) {
  return <StatusPill tone={tones[state] ?? 'neutral'}>{labels[state] ?? labelOf(state)}</StatusPill>;
}
