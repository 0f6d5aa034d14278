import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/** The time, renewed while the page is open: what waits grows older, and what was ahead passes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
