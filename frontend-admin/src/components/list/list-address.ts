interface ComingFrom {
  /** The query string of the list: its page, order, search and filters. */
  list: string;
}

/** The state with which a link of a list opens what a row stands for. */
export const comingFrom = (search: string): ComingFrom => ({ list: search });

/** The list at this path, as it was left. */
export const listAddress = (path: string, state: unknown): string =>
  path + (isComingFrom(state) ? state.list : '');

function isComingFrom(state: unknown): state is ComingFrom {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
}
