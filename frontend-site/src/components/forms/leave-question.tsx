import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOnMarkedEntry, useBackGuard } from '../../lib/submit/use-back-guard';
import { useLeaveGuard } from '../../lib/submit/use-leave-guard';
import { readToken } from '../../lib/token';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { TEXTS } from './forms.texts';

interface LeaveQuestion {
  /** Leaves at once if nothing would be lost. */
  ask: (leave: () => void) => void;
  /** Rendered by the caller. */
  question: ReactNode;
}

/**
 * Asks before unsaved input is lost by anything that goes through `ask`, by a link of the site, by the browser's Back
 * button, or by closing or reloading the page. `isPending`: the input is being sent. `hasDraft`: the form restores the
 * input after a reload.
 */
export function useLeaveQuestion(hasChanges: boolean, isPending: boolean, hasDraft?: boolean): LeaveQuestion {
  const [leave, setLeave] = useState<{ go: () => void }>();
  const navigate = useNavigate();
  useLeaveGuard(hasChanges, hasDraft);
  useBackGuard(hasChanges, setLeave);
  useEffect(() => {
    if (!hasChanges) return;
    const hold = (event: MouseEvent) => {
      const path = pathOfPressed(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave({ go: () => void navigate(path, { replace: isOnMarkedEntry() }) });
    };
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, [hasChanges, navigate]);
  // The input was saved while the question was open.
  if (leave && !hasChanges) setLeave(undefined);
  // A request that waits for a new sign-in is not sent after leaving.
  const texts = isPending && readToken() ? TEXTS.leaveSending : TEXTS.leave;
  const question = leave && (
    <ConfirmDialog
      open
      danger
      title={texts.title}
      confirmLabel={TEXTS.leave.confirm}
      cancelLabel={texts.stay}
      onConfirm={() => {
        setLeave(undefined);
        leave.go();
      }}
      onCancel={() => setLeave(undefined)}
    >
      {texts.text}
    </ConfirmDialog>
  );
  return { ask: (go) => (hasChanges ? setLeave({ go }) : go()), question };
}

/** The path that a pressed link of the site leads to, unless it opens elsewhere. */
function pathOfPressed({
  target,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}
