import { memoryStore, type Store } from 'react-admin';

/** The site reads and writes the same key: one choice of colours serves both. */
const COLOUR_MODE_KEY = 'color-mode';
/** Under this name the framework keeps the choice. */
const THEME = 'theme';

type ColourMode = 'light' | 'dark';

function readMode(): ColourMode | undefined {
  try {
    const kept = localStorage.getItem(COLOUR_MODE_KEY);
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keepMode(mode: unknown): void {
  try {
    if (mode === 'light' || mode === 'dark') localStorage.setItem(COLOUR_MODE_KEY, mode);
  } catch {
    // Storage may be full or blocked: the choice then lasts for this visit.
  }
}

/** What the console remembers: the colours on this device, everything else for this visit. */
export function consoleStore(): Store {
  const memory = memoryStore();
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
