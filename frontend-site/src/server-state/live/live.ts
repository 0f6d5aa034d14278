import type { Message, Notification } from '../../lib/contract';
import { keepReading, SILENCE_MS } from './live-stream';
import type { ServerEvent } from './sse';
import { createStore, useInSlices } from '../../lib/store';

/** The data of each event that the server pushes, by its name. */
export interface LiveEvents {
  notification: Notification;
  /** On another device or page of the same user, or on this one. */
  'notifications-read': object;
  message: Message;
  booking: { id: number; status: string };
  posting: { id: number };
  application: { id: number; postingId: number };
}

/** What the leading tab passes on. */
type Passed = { kind: 'event'; event: ServerEvent } | { kind: 'up'; up: boolean; waited: number };
type Told = Passed | { kind: 'ask' };

const upStore = createStore(false);
/** How long the tab with the stream paused before it. */
let waited = 0;
const listeners = new Set<(event: ServerEvent) => void>();
const tell = (event: ServerEvent) => {
  for (const listener of listeners) listener(event);
};

/** How long a tab that is awake takes to answer, even on a slow phone. */
const ANSWER_MS = 5000;

const isVisible = () => document.visibilityState === 'visible';

/** Reads the stream until aborted, and passes its events on to the other tabs. */
async function leadTabs(channel: BroadcastChannel, signal: AbortSignal): Promise<void> {
  const spread = (told: Passed) => channel.postMessage(told);
  // The tab that held the lock may have closed without notice. First down, then up, so that every tab refetches what it
  // missed.
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

/** Listens to the leading tab and asks for an answer if it has been silent. A tab without an answer takes over. */
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
      // An event proves that the stream is up, whatever a tab that has lost it since has said.
      const up = told.kind === 'event' || told.up;
      if (told.kind === 'up') ({ waited } = told);
      if (up !== upStore.get()) upStore.set(up);
      if (told.kind === 'event') tell(told.event);
    },
    wake: () => {
      // This tab may have slept too and missed what was passed on.
      if (Date.now() - heardAt > SILENCE_MS) upStore.set(false);
      ask();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * One tab holds the lock and the stream, and passes events and pings on to the others. When that tab closes, the lock
 * passes on and the stream with it; a visible tab takes it from one that was put to sleep. In a browser without locks
 * each tab has its own stream.
 */
export function startLive(userId: number): () => void {
  const name = `live-${userId}`;
  const channel = new BroadcastChannel(name);
  const locks: LockManager | undefined = navigator.locks;
  /** Ends the wait for the lock and the reading after it. */
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
      // This tab gave the lock up itself, or never had it.
      if (signal.aborted || !leads) return;
      leads = false;
      upStore.set(false);
      claim(false);
      follower.ask();
    };
    // Stealing the lock doesn't wait, and the browser allows no signal with it.
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

/** A pushed event. Its name determines the type of its data. */
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

/** Calls back at once with whether the stream is up, and on every change, however short, with the pause before it. */
export function onLiveUp(listener: (up: boolean, waited: number) => void): () => void {
  const follow = () => listener(upStore.get(), waited);
  follow();
  return upStore.subscribe(follow);
}

/** For `refetchInterval`: the given interval while the stream is down, and no polling while it is up. */
export function usePollInterval(ms: number): number | false {
  return useInSlices(upStore) ? false : ms;
}
