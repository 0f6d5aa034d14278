import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/** The time, renewed while the screen is open: what may be done with a booking changes with it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
