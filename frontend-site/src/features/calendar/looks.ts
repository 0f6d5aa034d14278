import type { BookingStatus } from '@tidyhearth/domain';

/** Bookings are filled with the colour of their status, and blocks are hatched, so that they can't be confused. */
export const BOOKING_LOOK: Record<BookingStatus, { bg: string; color: string; borderColor: string }> = {
  pending: { bg: 'marigold.subtle', color: 'marigold.fg', borderColor: 'marigold.border' },
  confirmed: { bg: 'ink.solid', color: 'ink.contrast', borderColor: 'ink.solid' },
  completed: { bg: 'sage.subtle', color: 'sage.fg', borderColor: 'sage.border' },
  paid: { bg: 'sage.subtle', color: 'sage.fg', borderColor: 'sage.border' },
  cancelled: { bg: 'bg.muted', color: 'fg.muted', borderColor: 'border.strong' },
};

export const BLOCK_LOOK = {
  color: 'fg.muted',
  borderColor: 'border.strong',
  bg: 'bg.subtle',
  backgroundImage: 'repeating-linear-gradient(135deg, {colors.border} 0 1px, transparent 1px 7px)',
  // With forced colours, the hatching is gone.
  '@media (forced-colors: active)': { borderWidth: '2px', borderStyle: 'dashed' },
} as const;
