import { useEffect } from 'react';
import { localStore } from '../../lib/storage';
import { createStore, useInSlices } from '../../lib/store';

type Times = Record<string, string>;

/** By user id. The times of earlier visits are in the browser's storage. */
const NONE: Record<number, Times> = {};
const viewedStore = createStore(NONE);

const storeKey = (userId: number) => `dashboard-viewed-${userId}`;

function readTimes(userId: number): Times {
  try {
    return JSON.parse(localStore.get(storeKey(userId)) ?? '{}');
  } catch {
    return {};
  }
}

export function newest(times: readonly (string | undefined)[]): string | undefined {
  return times.reduce(
    (latest, time) => (time !== undefined && time > (latest ?? '') ? time : latest),
    undefined,
  );
}

/** The tabs with something newer than the last time they were viewed. The open tab has no news. */
function tabsWithNews(
  latest: Record<string, string | undefined>,
  viewed: Times,
  current: string,
): ReadonlySet<string> {
  const news = Object.entries(latest).filter(
    ([tab, time]) => tab !== current && time !== undefined && time > (viewed[tab] ?? ''),
  );
  return new Set(news.map(([tab]) => tab));
}

/** Stores in this browser when each tab was last opened, and returns which have news. */
export function useNews(userId: number, current: string, latest: Record<string, string | undefined>) {
  const viewed = useInSlices(viewedStore)[userId] ?? readTimes(userId);
  const seen = latest[current];
  useEffect(() => {
    const next = { ...readTimes(userId), [current]: newest([seen, new Date().toISOString()]) ?? '' };
    localStore.set(storeKey(userId), JSON.stringify(next));
    viewedStore.set({ ...viewedStore.get(), [userId]: next });
  }, [userId, current, seen]);
  return tabsWithNews(latest, viewed, current);
}
