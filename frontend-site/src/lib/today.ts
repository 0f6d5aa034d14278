import { useSyncExternalStore } from 'react';

const DATE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date on a UK calendar, without the time zone library that the work areas carry. */
export const today = () => DATE.format(new Date());

const never = () => () => undefined;

/** Empty in prerendered HTML, which may be read on another day. */
export const useToday = () => useSyncExternalStore(never, today, () => '');
