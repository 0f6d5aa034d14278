import { useSyncExternalStore } from 'react';
import { localStore } from './storage';

export type ColorMode = 'light' | 'dark';

const KEY = 'color-mode';
const CHANGED = 'color-mode-changed';

const shown = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

function show(mode: ColorMode) {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  window.dispatchEvent(new Event(CHANGED));
}

function watch(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const chosen = localStore.get(KEY);
    const wanted = chosen === 'dark' || (chosen !== 'light' && system.matches) ? 'dark' : 'light';
    if (shown() !== wanted) show(wanted);
  };
  window.addEventListener(CHANGED, listener);
  // Another tab, or the console, stores its choice under the same key.
  window.addEventListener('storage', follow);
  system.addEventListener('change', follow);
  // Either may have changed since the first paint.
  follow();
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', follow);
    system.removeEventListener('change', follow);
  };
}

/** Follows the system until a mode is chosen; `public/before-paint.js` has set the class before the first paint. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore<ColorMode>(watch, shown, () => 'light');
  return [
    mode,
    (next) => {
      localStore.set(KEY, next);
      show(next);
    },
  ];
}
