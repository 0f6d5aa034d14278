import type { Message, Notification } from '../../lib/contract';
import { keepReading } from './live-stream';
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

type Told = { kind: 'event'; event: ServerEvent } | { kind: 'up'; up: boolean } | { kind: 'ask' };

const upStore = createStore(false);
const listeners = new Set<(event: ServerEvent) => void>();
const tell = (event: ServerEvent) => {
  for (const listener of listeners) listener(event);
};

/**
 * One tab holds the lock and the stream, and passes events on to the others. When that tab goes, the lock passes on and so does
 * the stream. A browser without locks gives each tab its own stream.
 */
export function startLive(userId: number): () => void {
  const stop = new AbortController();
  const name = `live-${userId}`;
  const channel = new BroadcastChannel(name);
  let leads = false;

  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'ask') {
      if (leads) channel.postMessage({ kind: 'up', up: upStore.get() } satisfies Told);
    } else if (leads) return;
    else if (data.kind === 'up') upStore.set(data.up);
    else tell(data.event);
  };
  channel.postMessage({ kind: 'ask' } satisfies Told);

  const lead = async () => {
    leads = true;
    const spread = (told: Told) => {
      if (!stop.signal.aborted) channel.postMessage(told);
    };
    // The tab that held the lock may have closed without notice. Down first, then up: every tab refetches what it missed.
    upStore.set(false);
    spread({ kind: 'up', up: false });
    await keepReading(
      {
        onEvent: (event) => {
          tell(event);
          spread({ kind: 'event', event });
        },
        onUp: (up) => {
          upStore.set(up);
          spread({ kind: 'up', up });
        },
      },
      stop.signal,
    );
  };
  const locks: LockManager | undefined = navigator.locks;
  if (locks) locks.request(name, { signal: stop.signal }, lead).catch(() => undefined);
  else void lead();

  return () => {
    if (leads) channel.postMessage({ kind: 'up', up: false } satisfies Told);
    stop.abort();
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

/** Calls back at once with whether the stream is up, and whenever that changes, however shortly. */
export function onLiveUp(listener: (up: boolean) => void): () => void {
  const follow = () => listener(upStore.get());
  follow();
  return upStore.subscribe(follow);
}

/** For `refetchInterval`: the given pause while the stream is down, no polling while it is up. */
export function usePollInterval(ms: number): number | false {
  return useInSlices(upStore) ? false : ms;
}
