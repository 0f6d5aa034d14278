import { Badge as ChakraBadge, type BadgeProps } from '@chakra-ui/react';
import type { BookingStatus } from '@tidyhearth/domain';

export function Badge(props: BadgeProps) {
  return <ChakraBadge {...props} />;
}

const STATUS_LOOK: Record<BookingStatus, { palette: string; label: string }> = {
  pending: { palette: 'marigold', label: 'Pending' },
  confirmed: { palette: 'ink', label: 'Confirmed' },
  completed: { palette: 'sage', label: 'Completed' },
  paid: { palette: 'sage', label: 'Paid' },
  cancelled: { palette: 'brick', label: 'Cancelled' },
};

export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const { palette, label } = STATUS_LOOK[status];
  return <Badge colorPalette={palette}>{label}</Badge>;
}
