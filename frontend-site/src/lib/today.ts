import { BOOKING_HORIZON_DAYS } from '@tidyhearth/domain';
import { useState } from 'react';

/** A date on a UK calendar, so many days from now, without the time zone library that the work areas carry. */
export function dayAhead(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(day);
}

/**
 * For a date field that takes the days that can be booked: learnt when someone goes there, as a phone takes a while to
 * look up a time zone.
 */
export function useBookableDays() {
  const [range, setRange] = useState<{ min: string; max: string }>();
  return { ...range, onFocus: () => setRange({ min: dayAhead(0), max: dayAhead(BOOKING_HORIZON_DAYS) }) };
}
