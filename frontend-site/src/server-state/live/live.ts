import type { Message, Notification } from '../../lib/contract';
import { keepReading, SILENCE_MS } from './live-stream';
import type { ServerEvent } from './sse';
import { createStore, useInSlices } from '../../lib/store';

/** What the server pushes, by event name. */
export interface LiveEvents {
  notification: Notification;
  /** On another screen of the same person, or on this one. */
  'notifications-read': object;
  message: Message;
  booking: { id: number; status: string };
  posting: { id: number };
  application: { id: number; postingId: number };
}

type Told =
  { kind: 'event'; event: ServerEvent } | { kind: 'up'; up: boolean; waited: number } | { kind: 'ask' };

const upStore = createStore(false);
/** How long the tab that has the stream paused before it. */
let waited = 0;
const listeners = new Set<(event: ServerEvent) => void>();
const tell = (event: ServerEvent) => {
  for (const listener of listeners) listener(event);
};

/** How long a tab that is awake takes to answer, on a slow phone too. */
const ANSWER_MS = 5000;

const isVisible = () => document.visibilityState === 'visible';

/**
 * One tab holds the lock and the stream, and passes events on to the others, pings too. When that tab goes, the lock passes on
 * and so does the stream; a tab that somebody looks at takes it from one that was put to sleep. A browser without locks gives
 * each tab its own stream.
 */
export function startLive(userId: number): () => void {
  const name = `live-${userId}`;
  const channel = new BroadcastChannel(name);
  const locks: LockManager | undefined = navigator.locks;
  /** Of the wait for the lock, and of the reading that follows it. */
  let turn = new AbortController();
  let leads = false;
  let heardAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (next: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  };

  const ask = () => {
    channel.postMessage({ kind: 'ask' } satisfies Told);
    wait(takeOver, ANSWER_MS);
  };
  const doubt = () => {
    upStore.set(false);
    ask();
  };
  const takeOver = () => {
    upStore.set(false);
    if (isVisible()) claim(true);
  };
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'ask') {
      if (leads) channel.postMessage({ kind: 'up', up: upStore.get(), waited } satisfies Told);
      return;
    }
    if (leads) return;
    heardAt = Date.now();
    wait(doubt, SILENCE_MS);
    // An event comes by a stream that is up, whatever a tab said of it that has lost it since.
    const up = data.kind === 'event' || data.up;
    if (data.kind === 'up') ({ waited } = data);
    if (up !== upStore.get()) upStore.set(up);
    if (data.kind === 'event') tell(data.event);
  };
  const look = () => {
    if (leads || !isVisible()) return;
    // This tab may have slept as well, and heard nothing of what was passed on.
    if (Date.now() - heardAt > SILENCE_MS) upStore.set(false);
    ask();
  };

  const lead = async (signal: AbortSignal) => {
    if (signal.aborted) return;
    leads = true;
    clearTimeout(timer);
    const spread = (told: Told) => {
      channel.postMessage(told);
    };
    // The tab that held the lock may have closed without notice. Down first, then up: every tab refetches what it missed.
    upStore.set(false);
    spread({ kind: 'up', up: false, waited });
    await keepReading(
      {
        onEvent: (event) => {
          if (signal.aborted) return;
          tell(event);
          spread({ kind: 'event', event });
        },
        onUp: (up, pause) => {
          if (signal.aborted) return;
          waited = pause;
          upStore.set(up);
          spread({ kind: 'up', up, waited });
        },
      },
      signal,
    );
  };
  const claim = (steal: boolean) => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const follow = () => {
      // Given up by this tab itself, or never had.
      if (signal.aborted || !leads) return;
      leads = false;
      upStore.set(false);
      claim(false);
      ask();
    };
    // What takes the lock at once has nothing to wait for, and may have no signal.
    locks?.request(name, steal ? { steal } : { signal }, () => lead(signal)).catch(follow);
  };

  document.addEventListener('visibilitychange', look);
  if (locks) {
    ask();
    claim(false);
  } else void lead(turn.signal);

  return () => {
    if (leads) channel.postMessage({ kind: 'up', up: false, waited } satisfies Told);
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    turn.abort();
    channel.close();
    upStore.set(false);
  };
}

/** A pushed event: its name says what its data is. */
export type LiveEvent = {
  [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name] };
}[keyof LiveEvents];
type LiveListener = (event: LiveEvent) => void;

const EVENT_NAMES: Record<keyof LiveEvents, true> = {
  notification: true,
  'notifications-read': true,
  message: true,
  booking: true,
  posting: true,
  application: true,
};
const isLiveEvent = (event: ServerEvent): event is LiveEvent => event.name in EVENT_NAMES;

/** Calls back for each pushed event, except types that this version of the site does not know. */
export function onLiveEvent(listener: LiveListener): () => void {
  const hear = (event: ServerEvent) => {
    if (isLiveEvent(event)) listener(event);
  };
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
  };
}

/** Calls back at once with whether the stream is up, and whenever that changes, however shortly; with the pause before it. */
export function onLiveUp(listener: (up: boolean, waited: number) => void): () => void {
  const follow = () => listener(upStore.get(), waited);
  follow();
  return upStore.subscribe(follow);
}

/** For `refetchInterval`: the given pause while the stream is down, no polling while it is up. */
export function usePollInterval(ms: number): number | false {
  return useInSlices(upStore) ? false : ms;
}
