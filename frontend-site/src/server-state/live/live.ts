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

/** What the tab that leads passes on. */
type Passed = { kind: 'event'; event: ServerEvent } | { kind: 'up'; up: boolean; waited: number };
type Told = Passed | { kind: 'ask' };

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

/** Reads the stream until aborted, and passes on what comes to the other tabs. */
async function leadTabs(channel: BroadcastChannel, signal: AbortSignal): Promise<void> {
  const spread = (told: Passed) => channel.postMessage(told);
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
}

/** Hears what the leading tab passes on, and asks for it when that has been silent: a tab without an answer takes over. */
function createFollower(channel: BroadcastChannel, takeOver: () => void) {
  let heardAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (next: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  };
  const ask = () => {
    channel.postMessage({ kind: 'ask' } satisfies Told);
    wait(missAnswer, ANSWER_MS);
  };
  const missAnswer = () => {
    upStore.set(false);
    if (isVisible()) takeOver();
  };
  const doubt = () => {
    upStore.set(false);
    ask();
  };
  return {
    ask,
    hear: (told: Passed) => {
      heardAt = Date.now();
      wait(doubt, SILENCE_MS);
      // An event comes by a stream that is up, whatever a tab said of it that has lost it since.
      const up = told.kind === 'event' || told.up;
      if (told.kind === 'up') ({ waited } = told);
      if (up !== upStore.get()) upStore.set(up);
      if (told.kind === 'event') tell(told.event);
    },
    wake: () => {
      // This tab may have slept as well, and heard nothing of what was passed on.
      if (Date.now() - heardAt > SILENCE_MS) upStore.set(false);
      ask();
    },
    stop: () => clearTimeout(timer),
  };
}

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
  const follower = createFollower(channel, () => claim(true));

  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind !== 'ask') {
      if (!leads) follower.hear(data);
    } else if (leads) channel.postMessage({ kind: 'up', up: upStore.get(), waited } satisfies Told);
  };
  const look = () => {
    if (!leads && isVisible()) follower.wake();
  };

  const lead = async (signal: AbortSignal) => {
    if (signal.aborted) return;
    leads = true;
    follower.stop();
    await leadTabs(channel, signal);
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
      follower.ask();
    };
    // What takes the lock at once has nothing to wait for, and may have no signal.
    locks?.request(name, steal ? { steal } : { signal }, () => lead(signal)).catch(follow);
  };

  document.addEventListener('visibilitychange', look);
  if (locks) {
    follower.ask();
    claim(false);
  } else void lead(turn.signal);

  return () => {
    if (leads) channel.postMessage({ kind: 'up', up: false, waited } satisfies Told);
    document.removeEventListener('visibilitychange', look);
    follower.stop();
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
