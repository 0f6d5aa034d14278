import { useState } from 'react';

/** The date on a UK calendar, without the time zone library that the work areas carry. */
const today = () =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date());

/** For a date field that begins today: learnt when someone goes there, as a phone takes a while to look up a time zone. */
export function useFromToday() {
  const [min, setMin] = useState<string>();
  return { min, onFocus: () => setMin(today()) };
}
