import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages } from '../../../server-state/use-pages';
import { useSave } from '../../../server-state/use-save';
import { TEXTS } from '../safety.texts';

const BLOCKED_PAGE = 20;

export interface OtherPerson {
  /** The id of the user. */
  id: number;
  name: string;
}

/** A block changes what nearly every page shows of the two people. */
const TOUCHED = [
  GROUPS.blockedPeople,
  GROUPS.messages,
  GROUPS.bookings,
  GROUPS.applications,
  GROUPS.postings,
  GROUPS.cleaners,
  GROUPS.cleanersByUser,
  GROUPS.savedCleaners,
];

export function useBlockedPeople() {
  return usePages(GROUPS.blockedPeople, (cursor, signal) =>
    api.page('/api/blocked-people', { query: { limit: BLOCKED_PAGE, cursor }, signal }),
  );
}

export function useBlock(leave: () => void) {
  return useSave({
    send: ({ id }: OtherPerson) => api.put('/api/blocked-people/{userId}', { path: { userId: id } }),
    done: ({ confirmedBookings }, { name }) =>
      confirmedBookings > 0 ? TEXTS.block.doneWithBookings(name, confirmedBookings) : TEXTS.block.done(name),
    failed: TEXTS.block.failed,
    stale: TOUCHED,
    leave,
  });
}

export function useUnblock() {
  return useSave({
    send: ({ id }: OtherPerson) => api.delete('/api/blocked-people/{userId}', { path: { userId: id } }),
    done: (_, { name }) => TEXTS.unblock.done(name),
    failed: TEXTS.unblock.failed,
    stale: TOUCHED,
  });
}
