import { ukToday } from '@tidyhearth/domain';
import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/** The date in the UK. A page that is open over midnight is rendered again then, and not before. */
export function useToday(): string {
  const [, setSeen] = useState(() => ukToday());
  useEffect(() => {
    const timer = setInterval(() => setSeen(ukToday()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return ukToday();
}
