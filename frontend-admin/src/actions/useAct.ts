import type { Toast } from '@tidyhearth/domain';
import { useCallback, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../api/http';
import { refetch, type QueryRoot } from '../providers/queries';
import { TEXTS } from '../i18n/shared.texts';

/** Something the admin does: one server call, a toast for success and for failure, and the act that undoes it, if any. */
export interface Act {
  run: () => Promise<void>;
  done: Toast;
  failed: Toast;
  /** What to fetch again afterwards; empty for an act that changes nothing. */
  touches: readonly QueryRoot[];
  /** The undo; its label when that is not *Undo*. */
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
          ...(reverse && {
            actionLabel: act.reverseLabel ?? TEXTS.undo,
            onAction: () => void perform(reverse),
          }),
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
        // After a refusal too: it may mean that what is shown is outdated.
        void refetch(act.touches);
      }
    },
    [notify],
  );

  return { perform, isPending };
}
