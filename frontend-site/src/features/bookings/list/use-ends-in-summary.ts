import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Booking } from '../../../lib/contract';
import { type BookingSide, bookingQueries } from '../api/own-bookings';

/**
 * The summary counts the cleans that are over and wait for an answer. While a page stays open, nothing else reports the
 * end of a clean, so the summary is refetched then.
 */
export function useEndsInSummary(of: BookingSide, confirmed: readonly Booking[], now: number): void {
  const client = useQueryClient();
  const { side, id } = of;
  const [openedAt] = useState(now);
  const ends = confirmed.map(({ endsAt }) => Date.parse(endsAt));
  const lastEnd = Math.max(0, ...ends.filter((end) => end > openedAt && end <= now));
  useEffect(() => {
    if (lastEnd > 0) void client.invalidateQueries({ queryKey: bookingQueries.summaryKey({ side, id }) });
  }, [client, side, id, lastEnd]);
}
