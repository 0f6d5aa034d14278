import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/** The time, updated while the page is open, because the possible actions on a booking depend on it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
