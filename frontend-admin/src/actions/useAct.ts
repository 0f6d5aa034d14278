import { createIdempotencyKeys } from '@tidyhearth/api-client/idempotency-keys';
import type { Toast } from '@tidyhearth/domain';
import { useCallback, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../api/http';
import { keepFocusInPage } from '../layout/keepFocusInPage';
import { refetch, type QueryRoot } from '../providers/queries';
import { readOpenConsole } from '../session/session';
import { TEXTS } from '../i18n/shared.texts';

/** Something the admin does: one server call, a toast for success and for failure, and the act that undoes it, if any. */
export interface Act {
  /**
   * Returns `false` if nothing changed. The undo is then not offered, because it would revert what another session did.
   */
  run: (idempotencyKey: string) => Promise<boolean | void>;
  /**
   * What a form sends. The same content keeps its idempotency key until it has succeeded, because the response may be
   * lost after it was stored.
   */
  sends?: unknown;
  done: Toast;
  failed: Toast;
  /** What to refetch afterwards; empty for an act that changes nothing. */
  touches: readonly QueryRoot[];
  /** Called in addition to the toast, which gives the reason. */
  onRefused?: (error: unknown) => void;
  /** The undo. `reverseLabel` is its label if that is not *Undo*. */
  reverse?: Act;
  reverseLabel?: string;
}

export interface ToastOptions {
  description?: string;
  actionLabel?: string;
  onAction?: () => void;
}

/** Runs one act at a time and then refetches what it touches. An undo pressed in the meantime runs afterwards. */
export function useAct() {
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);
  const [keys] = useState(createIdempotencyKeys);

  const perform = useCallback(
    async function perform(act: Act): Promise<boolean> {
      if (running.current) return false;
      setPending(true);
      running.current = run(act);
      try {
        return await running.current;
      } finally {
        running.current = undefined;
        setPending(false);
        // Refetches after a refusal too, because the page may be outdated.
        void refetch(act.touches).then(keepFocusInPage);
      }

      async function run({
        run: call,
        sends,
        onRefused,
        reverse,
        reverseLabel,
        done,
        failed,
      }: Act): Promise<boolean> {
        const opened = readOpenConsole();
        // Its result does not concern anybody who signs in afterwards.
        const isClosed = () => readOpenConsole() !== opened;
        let isChanged = true;
        try {
          isChanged = (await call(keys.keyFor(sends))) ?? true;
        } catch (error) {
          if (isClosed()) return false;
          const options: ToastOptions = { description: messageOf(error) ?? failed.description };
          notify(failed.title, { type: 'error', ...options });
          onRefused?.(error);
          return false;
        }
        keys.succeeded(sends);
        if (isClosed()) return true;
        const options: ToastOptions = {
          ...done,
          ...(isChanged &&
            reverse && {
              actionLabel: reverseLabel ?? TEXTS.undo,
              onAction: () => void undo(reverse),
            }),
        };
        notify(done.title, { type: 'success', ...options });
        return true;
      }

      async function undo(reverse: Act): Promise<void> {
        while (running.current) await running.current;
        await perform(reverse);
      }
    },
    [keys, notify],
  );

  return { perform, isPending };
}
