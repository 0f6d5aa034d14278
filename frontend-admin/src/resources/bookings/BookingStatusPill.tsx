import { StatePill } from '../../components/StatePill';
import type { ToneName } from '../../theme/tones';

/** Colours of states; any other state is neutral. */
const TONES: Partial<Record<string, ToneName>> = {
  confirmed: 'sage',
  pending: 'marigold',
  cancelled: 'brick',
};

export function BookingStatusPill({ status }: { status: string }) {
  return <StatePill state={status} tones={TONES} />;
}
