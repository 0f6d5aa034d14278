import type { Toast } from '@tidyhearth/domain';
import { useCallback, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../api/http';
import { refetch, type QueryRoot } from '../providers/queries';

/** Something the admin does: one server call, its two toasts and, where there is one, the act that takes it back. */
export interface Act {
  run: () => Promise<void>;
  done: Toast;
  failed: Toast;
  /** What it changes, to be fetched again; nothing for what only reads. */
  touches: readonly QueryRoot[];
  /** The reverse, and the word on its button when it is not simply *Undo*. */
  reverse?: Act;
  reverseLabel?: string;
}

export interface ToastOptions {
  description?: string;
  actionLabel?: string;
  onAction?: () => void;
}

/** Runs one act at a time; afterwards what it touches is fetched again. */
export function useAct() {
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const busy = useRef(false);

  const perform = useCallback(
    async function perform(act: Act): Promise<boolean> {
      if (busy.current) return false;
      busy.current = true;
      setPending(true);
      try {
        await act.run();
        const { reverse } = act;
        const options: ToastOptions = {
          ...act.done,
          ...(reverse && { actionLabel: act.reverseLabel ?? 'Undo', onAction: () => void perform(reverse) }),
        };
        notify(act.done.title, { type: 'success', ...options });
        return true;
      } catch (error) {
        const options: ToastOptions = { description: messageOf(error) ?? act.failed.description };
        notify(act.failed.title, { type: 'error', ...options });
        return false;
      } finally {
        busy.current = false;
        setPending(false);
        // Also after a refusal: what is shown may be why.
        void refetch(act.touches);
      }
    },
    [notify],
  );

  return { perform, isPending };
}
