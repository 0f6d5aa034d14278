import { BOOKING_HORIZON_DAYS } from '@tidyhearth/domain';
import { useState } from 'react';

/** The date in the UK this many days from now, without the time zone library that the work areas load. */
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
 * The bounds of a date field for days that can be booked. Computed on focus, because looking up a time zone takes a
 * phone a while.
 */
export function useBookableDays() {
  const [range, setRange] = useState<{ min: string; max: string }>();
  return { ...range, onFocus: () => setRange({ min: dayAhead(0), max: dayAhead(BOOKING_HORIZON_DAYS) }) };
}
