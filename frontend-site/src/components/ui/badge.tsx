import { Badge as ChakraBadge, type BadgeProps } from '@chakra-ui/react';
import type { BookingStatus } from '@tidyhearth/domain';
import { TEXTS } from './ui.texts';

export function Badge(props: BadgeProps) {
  return <ChakraBadge {...props} />;
}

const STATUS_LOOK: Record<BookingStatus, { palette: string; label: string }> = {
  pending: { palette: 'marigold', label: TEXTS.statuses.pending },
  confirmed: { palette: 'ink', label: TEXTS.statuses.confirmed },
  completed: { palette: 'sage', label: TEXTS.statuses.completed },
  paid: { palette: 'sage', label: TEXTS.statuses.paid },
  cancelled: { palette: 'brick', label: TEXTS.statuses.cancelled },
};

interface BookingStatusBadgeProps {
  status: BookingStatus;
  /** Who is looking at it. */
  side: 'customer' | 'cleaner';
}

/** `paid` concerns the cleaner's payment, which only the cleaner and the admin see. Customers see `completed`. */
export function BookingStatusBadge({ status, side }: BookingStatusBadgeProps) {
  const shown = status === 'paid' && side === 'customer' ? 'completed' : status;
  const { palette, label } = STATUS_LOOK[shown];
  return <Badge colorPalette={palette}>{label}</Badge>;
}
