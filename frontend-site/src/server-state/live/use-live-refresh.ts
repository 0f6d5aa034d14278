import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUserUnconfirmed, refreshUser } from '../../lib/session';
import { GROUPS } from '../query-groups';
import { readLater } from './read-later';
import { readRefused } from './read-refused';
import { type LiveEvent, onLiveEvent, onLiveUp } from './live';

const WORK: QueryKey[] = [GROUPS.bookings, GROUPS.postings, GROUPS.applications];

/** The queries that a pushed event makes stale. */
export function staleAfter(event: LiveEvent): QueryKey[] {
  switch (event.name) {
    case 'booking':
      // A cleaner's profile contains the next free time, which bookings change, and the rating, which reviews change. A
      // posting that became a booking, and the bid on it, show its time and its outcome.
      return [...WORK, GROUPS.cleanersByUser];
    case 'message':
      return [GROUPS.messages];
    case 'posting':
      return [GROUPS.postings];
    case 'application':
      return [GROUPS.applications, GROUPS.postings];
    case 'notification':
      // The item itself is in the event, and the bell takes it from there.
      if (event.data.type === 'report') return [GROUPS.reports];
      if (event.data.type === 'review') return [GROUPS.reviews, GROUPS.cleanersByUser];
      // Among others: a document was requested or refused, or an approval was given or withdrawn, which decides whether
      // a cleaner may write to people, read jobs and be chosen for them.
      return event.data.type === 'other'
        ? [...WORK, GROUPS.cleanersByUser, GROUPS.checks, GROUPS.messages]
        : [];
    case 'notifications-read':
      return [GROUPS.notifications];
  }
}

/** What may have changed between the first reads of a page and the opening of the stream. */
export const ON_FIRST_UP: QueryKey[] = [
  GROUPS.applications,
  GROUPS.bookings,
  GROUPS.calendar,
  GROUPS.cleanersByUser,
  GROUPS.messages,
  GROUPS.notifications,
  GROUPS.postings,
];
export const AFTER_LOSS: QueryKey[] = [...ON_FIRST_UP, GROUPS.checks, GROUPS.reports, GROUPS.reviews];

/** Refetches what the server says has changed, and everything that may have changed while the stream was down. */
export function useLiveRefresh(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onLiveEvent((event) => {
        for (const queryKey of staleAfter(event)) void client.invalidateQueries({ queryKey });
        // The account itself may have changed: a sign-up was decided, or sent or withdrawn on another device.
        if (event.name === 'notification' && event.data.type === 'other') void refreshUser();
      }),
    [client],
  );
  useEffect(() => readRefused(client), [client]);
  useEffect(() => {
    let seen: 'never up' | 'up' | 'lost' = 'never up';
    let giveUp = () => {};
    const readAgain = (missed: QueryKey[]) => {
      for (const queryKey of missed) void client.invalidateQueries({ queryKey });
    };
    const stop = onLiveUp((up, waited) => {
      if (up && seen === 'never up') {
        readAgain(ON_FIRST_UP);
        if (isUserUnconfirmed()) void refreshUser();
      } else if (up && seen === 'lost') {
        giveUp();
        giveUp = readLater(() => {
          readAgain(AFTER_LOSS);
          // The account itself may have changed: an approval given or withdrawn, or a suspension.
          void refreshUser();
        }, waited);
      }
      if (up) seen = 'up';
      else if (seen === 'up') seen = 'lost';
    });
    return () => {
      giveUp();
      stop();
    };
  }, [client]);
}
