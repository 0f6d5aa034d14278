import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from './button';

/** How far below the visible part more is requested. */
const AHEAD = '600px';

interface MoreOnScrollProps {
  /** The element that scrolls; the page if missing. */
  scroller?: RefObject<HTMLElement | null>;
  isLoading: boolean;
  /** The last attempt failed, so only a press tries again. */
  isFailed: boolean;
  onMore: () => void;
  loadingLabel: string;
  /** The label of the button. */
  children: ReactNode;
}

/** The end of a list that continues: scrolling there loads more, and there is a button for people who don't scroll. */
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
    // Never disabled, because it would lose the keyboard focus.
    <Button
      ref={button}
      size="sm"
      variant="ghost"
      alignSelf="center"
      // The scroll anchor is what was read before, not this button, which would otherwise stay in view and load more
      // without end.
      css={{ overflowAnchor: 'none' }}
      aria-busy={isLoading || undefined}
      onClick={() => !isLoading && onMore()}
    >
      {isLoading ? loadingLabel : children}
    </Button>
  );
}
