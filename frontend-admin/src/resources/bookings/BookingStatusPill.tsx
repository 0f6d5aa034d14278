import { StatusPill } from '../../components/StatusPill';
import { labelOf } from '../../format';
import type { ToneName } from '../../theme/tones';

/** The specification tells apart confirmed, pending, cancelled and any other. */
const TONES: Partial<Record<string, ToneName>> = {
  confirmed: 'sage',
  pending: 'marigold',
  cancelled: 'brick',
};

export function BookingStatusPill({ status }: { status: string }) {
  return <StatusPill tone={TONES[status] ?? 'neutral'}>{labelOf(status)}</StatusPill>;
}
