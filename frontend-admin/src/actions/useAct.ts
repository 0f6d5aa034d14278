import type { Toast } from '@tidyhearth/domain';
import { useCallback, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../api/http';

/** Something the admin does: one server call, its two toasts and, where there is one, the act that takes it back. */
export interface Act {
  run: () => Promise<void>;
  done: Toast;
  failed: Toast;
  /** The reverse, and the word on its button when it is not simply *Undo*. */
  reverse?: Act;
  reverseLabel?: string;
}

export interface ToastOptions {
  description?: string;
  actionLabel?: string;
  onAction?: () => void;
}

/** Runs one act at a time; afterwards every list and figure on the screen is fetched again. */
export function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
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
        refresh();
      }
    },
    [notify, refresh],
  );

  return { perform, isPending };
}
