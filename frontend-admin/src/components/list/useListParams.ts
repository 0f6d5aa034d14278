import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  getQuery,
  HIDE_FILTER,
  parseQueryFromLocation,
  queryReducer,
  SET_FILTER,
  SET_PAGE,
  SET_PER_PAGE,
  SET_SORT,
  SHOW_FILTER,
  type ListControllerResult,
  type ListParams,
  type SortPayload,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

interface ListParamsOptions {
  sort: SortPayload;
  perPage: number;
  filter?: Record<string, string>;
  isPart: boolean;
}

type Change = Parameters<typeof queryReducer>[1];
type Setters = Pick<
  ListControllerResult,
  'setPage' | 'setPerPage' | 'setSort' | 'setFilters' | 'showFilter' | 'hideFilter'
>;
/** Replaces the address of a page that does not exist, so that Back does not lead to it again. */
type CorrectPage = (page: number) => void;

/**
 * Page, order and filters of a list, kept in the URL or, for part of a page, in state. Replaces react-admin's hook of
 * that name, which applies changes to the last rendered state: of two changes before the next render, it loses the
 * first.
 */
export function useListParams(options: ListParamsOptions): [ListParams, Setters, CorrectPage] {
  const { sort, perPage, filter, isPart } = options;
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [own, setOwn] = useState<ListParams>();
  const initial = JSON.stringify({ filterDefaultValues: filter, sort, perPage });
  const shown = useMemo(() => {
    if (own) return own;
    const queryFromLocation = isPart ? {} : parseQueryFromLocation({ search });
    const query: ListParams = getQuery({ queryFromLocation, params: {}, ...JSON.parse(initial) });
    // An address may contain an order but no filter.
    return { ...query, filter: query.filter ?? {} };
  }, [own, isPart, search, initial]);

  const latest = useRef(shown);
  /** URL changes that have not been rendered yet. */
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    if (isPart) return;
    const at = underWay.current.indexOf(search);
    underWay.current = at < 0 ? [] : underWay.current.slice(at + 1);
    if (underWay.current.length === 0) latest.current = shown;
  }, [isPart, shown, search, key]);

  const change = useCallback(
    (action: Change, replace = false) => {
      latest.current = queryReducer(latest.current, action);
      if (isPart) return setOwn(latest.current);
      const address = addressOf(latest.current);
      underWay.current.push(address);
      void navigate({ search: address }, { replace, state: { _scrollToTop: action.type === SET_PAGE } });
    },
    [isPart, navigate],
  );

  const setters = useMemo<Setters>(
    () => ({
      setPage: (page) => change({ type: SET_PAGE, payload: page }),
      setPerPage: (count) => change({ type: SET_PER_PAGE, payload: count }),
      setSort: (order) => change({ type: SET_SORT, payload: order }),
      setFilters: (values) => change({ type: SET_FILTER, payload: { filter: values } }),
      showFilter: (filterName, defaultValue) =>
        change({ type: SHOW_FILTER, payload: { filterName, defaultValue } }),
      hideFilter: (filterName) => change({ type: HIDE_FILTER, payload: filterName }),
    }),
    [change],
  );
  const correctPage = useCallback<CorrectPage>(
    (page) => change({ type: SET_PAGE, payload: page }, true),
    [change],
  );
  return [shown, setters, correctPage];
}

function addressOf({ page, perPage, sort, order, filter }: ListParams): string {
  const query = { page: `${page}`, perPage: `${perPage}`, sort, order, filter: JSON.stringify(filter) };
  return `?${new URLSearchParams(query).toString()}`;
}
