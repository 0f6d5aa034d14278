import { refreshUser } from '../../lib/session';
import { readToken } from '../../lib/token';
import { createEventParser, type ServerEvent } from './sse';

/** Three missed pings. */
export const SILENCE_MS = 75_000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;

interface Handlers {
  onEvent: (event: ServerEvent) => void;
  /** `waited`: the pause before this stream, in milliseconds; 0 for the first. */
  onUp: (up: boolean, waited: number) => void;
}

/** Resolves early when the browser is online again, or on abort. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** Reads until the stream ends, fails, is silent for longer than its pings allow, or the device goes offline. */
async function readOnce(
  { onEvent, onUp }: Handlers,
  onRetry: (ms: number) => void,
  waited: number,
  signal: AbortSignal,
): Promise<boolean> {
  const silence = new AbortController();
  const cut = () => silence.abort();
  let timer = setTimeout(cut, SILENCE_MS);
  window.addEventListener('offline', cut);
  try {
    const response = await fetch('/api/events', {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${readToken() ?? ''}` },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    // The session was ended elsewhere.
    if (response.status === 401) void refreshUser();
    if (!response.ok || !response.body) return false;
    onUp(true, waited);
    const feed = createEventParser(onEvent, onRetry);
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(timer);
      timer = setTimeout(cut, SILENCE_MS);
      feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    window.removeEventListener('offline', cut);
    onUp(false, waited);
  }
}

/**
 * Keeps the stream open until aborted. After a stream that was up, it pauses as long as the server asked, which spreads
 * clients whose streams ended together. Otherwise the pause grows with each failure.
 */
export async function keepReading(handlers: Handlers, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let waited = 0;
  while (!signal.aborted) {
    let asked: number | undefined;
    const onRetry = (ms: number) => void (asked = ms);
    const wasUp = await readOnce(handlers, onRetry, waited, signal).catch(() => asked !== undefined);
    failures = wasUp ? 0 : failures + 1;
    const backOff = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    waited = asked ?? backOff * (0.5 + Math.random() / 2);
    await pause(waited, signal);
  }
}
