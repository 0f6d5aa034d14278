import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from './button';

/** How far beyond what is seen more is asked for. */
const AHEAD = '600px';

interface MoreOnScrollProps {
  /** What scrolls; the page where none is given. */
  scroller?: RefObject<HTMLElement | null>;
  isLoading: boolean;
  /** The last try failed: only a press tries again. */
  isFailed: boolean;
  onMore: () => void;
  loadingLabel: string;
  /** What the button says. */
  children: ReactNode;
}

/** Stands where a list goes on: scrolling there reads on by itself, and whoever does not scroll has a button. */
export function MoreOnScroll({
  scroller,
  isLoading,
  isFailed,
  onMore,
  loadingLabel,
  children,
}: MoreOnScrollProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isIdle = !isLoading && !isFailed;
  useEffect(() => {
    if (!button.current || !isIdle) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { root: scroller?.current, rootMargin: `${AHEAD} 0px` },
    );
    watch.observe(button.current);
    return () => watch.disconnect();
  }, [isIdle, onMore, scroller]);
  return (
    // Never disabled: whoever reached it by keyboard would lose the focus.
    <Button
      ref={button}
      size="sm"
      variant="ghost"
      alignSelf="center"
      // What was read stays in place, not this: it would stay in view, and read on without end.
      css={{ overflowAnchor: 'none' }}
      aria-busy={isLoading || undefined}
      onClick={() => !isLoading && onMore()}
    >
      {isLoading ? loadingLabel : children}
    </Button>
  );
}
