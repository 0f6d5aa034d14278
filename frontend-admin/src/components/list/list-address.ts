interface ComingFrom {
  /** The query string of the list: its page, order, search and filters. */
  list: string;
}

/** The state of a link from a list's row to its page. */
export const comingFrom = (search: string): ComingFrom => ({ list: search });

/** The address of the list at this path, in the state in which it was left. */
export const listAddress = (path: string, state: unknown): string =>
  path + (isComingFrom(state) ? state.list : '');

function isComingFrom(state: unknown): state is ComingFrom {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
}
