import { type ReactNode, Suspense, useCallback, useRef } from 'react';
import { replayEarlyClicks } from './early-clicks';
import { replayEarlyInput } from './early-input';
import { markHydrated, useOnceHydrated } from './once-hydrated';

function LateMark({ part }: { part: { current: Element | null } }) {
  const finish = useCallback(() => {
    const { current } = part;
    if (!current) return;
    replayEarlyInput(current);
    markHydrated(current);
    replayEarlyClicks((element) => current.contains(element));
  }, [part]);
  useOnceHydrated(finish);
  return null;
}

/** A part of a prerendered page with a separate script, which therefore hydrates after the rest. */
export function LateHydration({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} data-hydrates-late="">
      <Suspense fallback={fallback}>
        {children}
        <LateMark part={part} />
      </Suspense>
    </div>
  );
}
