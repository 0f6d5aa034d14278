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
  const followSystem = () => {
    if (!localStore.get(KEY)) show(system.matches ? 'dark' : 'light');
  };
  // Chosen in another tab, perhaps in the console: it keeps its choice under the same key.
  const followTabs = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && (newValue === 'light' || newValue === 'dark')) show(newValue);
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', followTabs);
  system.addEventListener('change', followSystem);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', followTabs);
    system.removeEventListener('change', followSystem);
  };
}

/** Follows the system until someone chooses; `public/before-paint.js` has set the class before the first paint. */
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
