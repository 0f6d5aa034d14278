import { type MouseEvent, startTransition, useCallback, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';

/** Of a group of links, the one to mark: the pressed one at once, while what it leads to, which takes a phone longer, follows. */
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
