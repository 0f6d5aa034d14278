import { PATHS } from '../../paths';

interface ComingFrom {
  /** The query string of the list: its page, order, search and filters. */
  list: string;
}

/** The state with which a link of the list opens a booking. */
export const comingFrom = (search: string): ComingFrom => ({ list: search });

/** The list as it was left. */
export function listAddress(state: unknown): string {
  return PATHS.bookings + (isComingFrom(state) ? state.list : '');
}

function isComingFrom(state: unknown): state is ComingFrom {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
}
