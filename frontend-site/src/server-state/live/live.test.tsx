import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GROUPS } from '../query-groups';

/** The browser's locks, shared by all tabs. The next in the queue gets a lock when its holder goes or loses it. */
function createLocks() {
  interface Request {
    run: () => Promise<void>;
    reject: (reason: Error) => void;
  }
  const queue: Request[] = [];
  let holder: Request | undefined;
  const hold = (request: Request | undefined) => {
    holder = request;
    void holder?.run();
  };
  const next = () => hold(queue.shift());
  return {
    request: (
      _: string,
      { signal, steal }: { signal?: AbortSignal; steal?: boolean },
      run: () => Promise<void>,
    ) =>
      new Promise<void>((_resolve, reject) => {
        const request = { run, reject };
        if (steal) {
          holder?.reject(new DOMException('Lock was stolen', 'AbortError'));
          hold(request);
          return;
        }
        signal?.addEventListener('abort', () => {
          if (queue.includes(request)) queue.splice(queue.indexOf(request), 1);
        });
        queue.push(request);
        if (!holder) next();
      }),
    /** The tab that holds the lock is closed, so nothing of it runs any more. */
    closeHolder: next,
  };
}

/** A separate copy of the module, as in another tab. */
async function openTab() {
  vi.resetModules();
  return import('./live');
}

/** Each opened stream, with functions to end or feed it. */
let streams: { push: (text: string) => void; close: () => void; signal: AbortSignal | null | undefined }[];
let locks: ReturnType<typeof createLocks>;

beforeEach(() => {
  streams = [];
  locks = createLocks();
  vi.stubGlobal('navigator', { ...navigator, locks });
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    let push: (text: string) => void = () => undefined;
    let close: () => void = () => undefined;
    const body = new ReadableStream({
      start: (controller) => {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
        close = () => controller.close();
      },
    });
    streams.push({ push, close, signal });
    return Promise.resolve(new Response(body));
  });
});

describe('the live stream', () => {
  it('is one for all tabs, and each of them hears what is pushed', async () => {
    const first = await openTab();
    const stopFirst = first.startLive(1);
    const second = await openTab();
    const stopSecond = second.startLive(1);
    const heard: string[] = [];
    second.onLiveEvent(({ name }) => heard.push(name));
    await waitFor(() => expect(streams).toHaveLength(1));

    streams[0]?.push('event: message\ndata: {"id":1}\n\n');
    await waitFor(() => expect(heard).toEqual(['message']));
    expect(streams).toHaveLength(1);
    stopSecond();
    stopFirst();
  });

  it('leaves out an event that this version does not know', async () => {
    const { startLive, onLiveEvent } = await openTab();
    const stop = startLive(2);
    const heard: string[] = [];
    onLiveEvent(({ name }) => heard.push(name));
    await waitFor(() => expect(streams).toHaveLength(1));
    streams[0]?.push('event: parcel\ndata: {}\n\nevent: posting\ndata: {"id":1}\n\n');
    await waitFor(() => expect(heard).toEqual(['posting']));
    stop();
  });

  it('is down for every tab until another one leads, so that all read again what was missed', async () => {
    const first = await openTab();
    first.startLive(3);
    const second = await openTab();
    const stopSecond = second.startLive(3);
    const third = await openTab();
    const stopThird = third.startLive(3);
    const seen = { second: [] as boolean[], third: [] as boolean[] };
    second.onLiveUp((up) => seen.second.push(up));
    third.onLiveUp((up) => seen.third.push(up));
    await waitFor(() => expect([seen.second.at(-1), seen.third.at(-1)]).toEqual([true, true]));

    locks.closeHolder();
    await waitFor(() => expect(streams).toHaveLength(2));
    const wentDownAndUp = (states: boolean[]) => states.join().endsWith('true,false,true');
    await waitFor(() => expect(wentDownAndUp(seen.second)).toBe(true));
    await waitFor(() => expect(wentDownAndUp(seen.third)).toBe(true));
    stopThird();
    stopSecond();
  });

  it('comes back when its server asked it to, so that not all come back at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { startLive, onLiveUp } = await openTab();
    onTestFinished(startLive(10));
    const seen: boolean[] = [];
    onLiveUp((up) => seen.push(up));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(true));
    streams[0]?.push('retry: 2000\n\n');
    streams[0]?.push('retry: 4000\n\n');
    streams[0]?.close();
    await vi.waitFor(() => expect(seen.at(-1)).toBe(false));
    await vi.advanceTimersByTimeAsync(3500);
    expect(streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(streams).toHaveLength(2);
  });

  it('has read again, once it is open, what the page read before it', async () => {
    const { startLive } = await openTab();
    const { useLiveRefresh } = await import('./use-live-refresh');
    const read = [
      [...GROUPS.notifications, 4],
      [...GROUPS.bookings, 4],
    ];
    const client = new QueryClient();
    for (const key of read) client.setQueryData(key, []);
    renderHook(useLiveRefresh, {
      wrapper: ({ children }: PropsWithChildren) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
    const areStale = () => read.map((key) => client.getQueryState(key)?.isInvalidated);
    expect(areStale()).toEqual([false, false]);
    const stop = startLive(4);
    await waitFor(() => expect(areStale()).toEqual([true, true]));
    stop();
  });
});

describe('a tab whose stream another one holds', () => {
  const PING = 'event: ping\ndata: {}\n\n';
  const SILENCE_MS = 75_000;
  const ANSWER_MS = 5000;

  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** A tab that a phone has put to sleep: it holds the lock, but nothing of it runs. */
  function sleepingLeader(userId: number) {
    void locks.request('', {}, () => new Promise(() => undefined)).catch(() => undefined);
    const channel = new BroadcastChannel(`live-${userId}`);
    onTestFinished(() => channel.close());
    return { say: (told: object) => channel.postMessage(told) };
  }
  /** The messages between the tabs. */
  function listenIn(userId: number, kind: string) {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel(`live-${userId}`);
    onTestFinished(() => channel.close());
    channel.onmessage = ({ data }) => {
      if (data.kind === kind) heard.push(data);
    };
    return heard;
  }
  async function openFollower(userId: number) {
    const { startLive, onLiveUp } = await openTab();
    onTestFinished(startLive(userId));
    const seen: boolean[] = [];
    onLiveUp((up) => seen.push(up));
    return seen;
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

  it('polls once it has heard nothing for longer than pings allow, and takes the stream over when somebody looks at it', async () => {
    show('hidden');
    const leader = sleepingLeader(5);
    const seen = await openFollower(5);
    leader.say({ kind: 'up', up: true });
    await vi.waitFor(() => expect(seen).toEqual([false, true]));
    vi.advanceTimersByTime(SILENCE_MS);
    expect(seen).toEqual([false, true, false]);
    vi.advanceTimersByTime(SILENCE_MS);
    expect(streams).toHaveLength(0);

    show('visible');
    vi.advanceTimersByTime(ANSWER_MS);
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(true));
  });

  it('goes on as it is while pings come', async () => {
    const first = await openTab();
    onTestFinished(first.startLive(6));
    const seen = await openFollower(6);
    await vi.waitFor(() => expect(seen.at(-1)).toBe(true));
    const before = seen.length;
    const told = listenIn(6, 'event');
    for (let pings = 1; pings <= 6; pings += 1) {
      streams[0]?.push(PING);
      await vi.waitFor(() => expect(told).toHaveLength(pings));
      vi.advanceTimersByTime(25_000);
    }
    expect(seen).toHaveLength(before);
  });

  it('has what it missed read again where it slept itself', async () => {
    const first = await openTab();
    onTestFinished(first.startLive(7));
    const seen = await openFollower(7);
    await vi.waitFor(() => expect(seen.at(-1)).toBe(true));
    const before = seen.length;
    vi.setSystemTime(Date.now() + SILENCE_MS + 1);
    show('visible');
    await vi.waitFor(() => expect(seen.slice(before)).toEqual([false, true]));
    expect(streams).toHaveLength(1);
  });

  it('leaves it to a tab that answers, however often somebody goes from one to the other', async () => {
    const first = await openTab();
    onTestFinished(first.startLive(8));
    const second = await openTab();
    onTestFinished(second.startLive(8));
    const heard: string[] = [];
    second.onLiveEvent(({ name }) => heard.push(name));
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    const answers = listenIn(8, 'up');
    for (let looks = 1; looks <= 3; looks += 1) {
      show('hidden');
      const before = answers.length;
      show('visible');
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before));
      // Messages arrive in order, so once the later event is here, the answer is too.
      streams[0]?.push('event: posting\ndata: {"id":1}\n\n');
      await vi.waitFor(() => expect(heard).toHaveLength(looks));
      vi.advanceTimersByTime(2 * ANSWER_MS);
    }
    expect(streams).toHaveLength(1);
  });

  it('gets it back when the one that took it goes, and reads nothing in between', async () => {
    const { startLive, onLiveUp } = await openTab();
    onTestFinished(startLive(9));
    const seen: boolean[] = [];
    onLiveUp((up) => seen.push(up));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(true));
    show('hidden');
    void locks.request('', { steal: true }, () => new Promise(() => undefined)).catch(() => undefined);
    await vi.waitFor(() => expect(streams[0]?.signal?.aborted).toBe(true));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(false));
    expect(streams).toHaveLength(1);
    locks.closeHolder();
    await vi.waitFor(() => expect(streams).toHaveLength(2));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(true));
  });
});
