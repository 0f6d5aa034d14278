import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GROUPS } from '../query-groups';

/** The browser's locks, shared by all tabs: the next in line gets a lock when its holder goes. */
function createLocks() {
  const queue: { run: () => Promise<void>; signal: AbortSignal }[] = [];
  let holder: (typeof queue)[number] | undefined;
  const next = () => {
    holder = queue.shift();
    void holder?.run();
  };
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
      queue.push({ run, signal });
      if (!holder) next();
      return new Promise<void>(() => undefined);
    },
    /** The tab that holds the lock is closed: nothing of it runs any more. */
    closeHolder: next,
  };
}

/** A copy of the module, as another tab has one. */
async function openTab() {
  vi.resetModules();
  return import('./live');
}

/** Each open of the stream, with what lets the test end or feed it. */
let streams: { push: (text: string) => void }[];
let locks: ReturnType<typeof createLocks>;

beforeEach(() => {
  streams = [];
  locks = createLocks();
  vi.stubGlobal('navigator', { ...navigator, locks });
  vi.stubGlobal('fetch', () => {
    let push: (text: string) => void = () => undefined;
    const body = new ReadableStream({
      start: (controller) => {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    streams.push({ push });
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
