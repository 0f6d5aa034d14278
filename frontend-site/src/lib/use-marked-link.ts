import { type MouseEvent, startTransition, useCallback, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';

/** The link to mark in a group: the pressed one at once, while its content follows, which takes a phone longer. */
export function useMarkedLink<Key extends string | undefined>(current: Key) {
  const [marked, mark] = useOptimistic(current);
  const navigate = useNavigate();
  const follow = useCallback(
    (event: MouseEvent, key: Key, address: string) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      startTransition(() => {
        mark(key);
        void navigate(address);
      });
    },
    [mark, navigate],
  );
  return [marked, follow] as const;
}
