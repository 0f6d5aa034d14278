import { useEffect, useRef } from 'react';

export type QueueKey = 'a' | 'r' | 'j' | 'k';

const TYPING = 'input, textarea, select, [contenteditable]';
/** Elements that use letters for typing or choosing, wherever the focus is. */
const OPEN = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Single-key shortcuts. Off while somebody types, holds down a modifier or the key itself, or a dialog or menu is open.
 */
export function useQueueKeys(handlers: Record<QueueKey, () => void>, isOn: boolean): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector(OPEN)) return;
      const key = event.key.toLowerCase();
      if (!isQueueKey(key)) return;
      event.preventDefault();
      latest.current[key]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

function isQueueKey(key: string): key is QueueKey {
  return key === 'a' || key === 'r' || key === 'j' || key === 'k';
}
