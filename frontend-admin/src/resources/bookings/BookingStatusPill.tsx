import { StatusPill } from '../../components/StatusPill';
import type { ToneName } from '../../theme/tones';

/** The specification tells apart confirmed, pending, cancelled and any other. */
const TONES: Partial<Record<string, ToneName>> = {
  confirmed: 'sage',
  pending: 'marigold',
  cancelled: 'brick',
};

export function statusLabel(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

export function BookingStatusPill({ status }: { status: string }) {
  return <StatusPill tone={TONES[status] ?? 'neutral'}>{statusLabel(status)}</StatusPill>;
}
