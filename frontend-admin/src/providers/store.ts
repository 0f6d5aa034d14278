import { memoryStore, type Store } from 'react-admin';
import { LOCALE } from '../i18n/i18nProvider';
import { localStore } from '../storage';

/** The same key as on the site, so that both share the colour mode. */
const COLOUR_MODE_KEY = 'color-mode';
/** react-admin's name for it. */
const THEME = 'theme';

type ColourMode = 'light' | 'dark';

function readMode(): ColourMode | undefined {
  const kept = localStore.get(COLOUR_MODE_KEY);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

function keepMode(mode: unknown): void {
  if (mode === 'light' || mode === 'dark') localStore.set(COLOUR_MODE_KEY, mode);
}

/** react-admin's settings: the colour mode in local storage, everything else in memory. */
export function consoleStore(): Store {
  // With a locale other than the provider's, react-admin first renders nothing and then everything again.
  const memory = memoryStore({ locale: LOCALE });
  const follow = ({ key }: StorageEvent) => {
    if (key === COLOUR_MODE_KEY || key === null) memory.setItem(THEME, readMode());
  };
  return {
    ...memory,
    setup: () => {
      memory.setup();
      window.addEventListener('storage', follow);
    },
    teardown: () => {
      window.removeEventListener('storage', follow);
      memory.teardown();
    },
    getItem: (key, fallback) => {
      const kept = memory.getItem(key, fallback);
      return key === THEME ? ((readMode() as typeof kept) ?? kept) : kept;
    },
    setItem: (key, value) => {
      if (key === THEME) keepMode(value);
      memory.setItem(key, value);
    },
  };
}
