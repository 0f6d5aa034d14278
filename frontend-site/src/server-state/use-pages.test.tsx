import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderHookOnSite } from '../test/render';
import { queryClient } from './query-client';
import { usePages } from './use-pages';

const read: (string | undefined)[] = [];
beforeEach(() => {
  read.length = 0;
});
/** Three letters per page, from a on. */
const load = (cursor = '0') => {
  read.push(cursor);
  const at = Number(cursor);
  return Promise.resolve({
    items: [...'abcdefghi'.slice(at, at + 3)],
    nextCursor: at < 6 ? String(at + 3) : undefined,
    total: undefined,
    headers: new Headers(),
  });
};

describe('a list that is read page by page', () => {
  it('goes on where it was, and again after letting the later pages go', async () => {
    const { result } = renderHookOnSite(() => usePages<string>(['letters'], load));
    await waitFor(() => expect(result.current.data).toEqual(['a', 'b', 'c']));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.data).toHaveLength(6));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.data).toHaveLength(9));
    expect(result.current.hasMore).toBe(false);

    await act(() => result.current.keepFirst());
    await waitFor(() => expect(result.current.data).toEqual(['a', 'b', 'c']));
    expect(result.current.hasMore).toBe(true);
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.data).toEqual(['a', 'b', 'c', 'd', 'e', 'f']));
    expect(read).toEqual(['0', '3', '6', '3']);
  });

  it('lets a page go that was asked for since it was last rendered', async () => {
    const { result } = renderHookOnSite(() => usePages<string>(['letters'], load));
    await waitFor(() => expect(result.current.data).toEqual(['a', 'b', 'c']));
    const { loadMore, keepFirst } = result.current;
    await act(async () => {
      loadMore();
      await keepFirst();
    });
    expect(result.current.isLoadingMore).toBe(false);
    expect(result.current.data).toEqual(['a', 'b', 'c']);
  });

  it('reads on with the first page alone where all were being read again', async () => {
    const { result } = renderHookOnSite(() => usePages<string>(['letters'], load));
    await waitFor(() => expect(result.current.data).toEqual(['a', 'b', 'c']));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.data).toHaveLength(6));
    read.length = 0;
    const { refetch, keepFirst } = result.current;
    await act(async () => {
      void refetch();
      await keepFirst();
    });
    await waitFor(() => expect(read).toEqual(['0', '0']));
    expect(result.current.data).toEqual(['a', 'b', 'c']);
  });
});

describe('the next page, asked for while the list is being read again', () => {
  let letters = [...'abcdefghi'];
  let due: { cursor: string; answer: () => void; fail: () => void }[] = [];
  beforeEach(() => {
    letters = [...'abcdefghi'];
    due = [];
  });
  /** Three letters per page, by the letter after which it starts. Each answers when the test says so. */
  const loadHeld = (cursor = '') =>
    new Promise<Awaited<ReturnType<typeof load>>>((resolve, reject) => {
      const answer = () => {
        const at = letters.indexOf(cursor) + 1;
        const items = letters.slice(at, at + 3);
        const nextCursor = at + 3 < letters.length ? items.at(-1) : undefined;
        resolve({ items, nextCursor, total: undefined, headers: new Headers() });
      };
      due.push({ cursor, answer, fail: () => reject(new Error('lost')) });
    });
  const LIST = ['held letters'];
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: LIST });
  /** Waits for the pending call, and ends it. */
  const end = async (cursor: string, how: 'answer' | 'fail' = 'answer') => {
    await waitFor(() => expect(due.map((call) => call.cursor)).toEqual([cursor]));
    await act(async () => due.shift()?.[how]());
  };

  async function open() {
    const looks: boolean[] = [];
    const { result } = renderHookOnSite(() => {
      const pages = usePages<string>(LIST, loadHeld);
      looks.push(pages.isLoadingMore);
      return pages;
    });
    await end('');
    await waitFor(() => expect(result.current.data).toEqual(['a', 'b', 'c']));
    return { result, looks };
  }
  /** The changes between loading more and not, as shown. */
  const changes = (looks: boolean[]) => looks.filter((look, index) => index > 0 && look !== looks[index - 1]);

  it('waits for what has just come, and is then read after it', async () => {
    const { result, looks } = await open();
    letters.unshift('new');
    act(invalidate);
    act(() => result.current.loadMore());
    expect(result.current.isLoadingMore).toBe(true);
    await end('');
    await end('b');
    await waitFor(() => expect(result.current.data).toEqual(['new', 'a', 'b', 'c', 'd', 'e']));
    expect(result.current.isLoadingMore).toBe(false);
    expect(changes(looks)).toEqual([true, false]);
  });

  it('is asked for again where something that came took its place', async () => {
    const { result, looks } = await open();
    act(() => result.current.loadMore());
    await waitFor(() => expect(due).toHaveLength(1));
    letters.unshift('new');
    due = [];
    act(invalidate);
    await end('');
    await end('b');
    await waitFor(() => expect(result.current.data).toEqual(['new', 'a', 'b', 'c', 'd', 'e']));
    expect(result.current.isLoadingMore).toBe(false);
    expect(changes(looks)).toEqual([true, false]);
  });

  it('is not read in place of what could not be read again', async () => {
    const { result } = await open();
    letters.unshift('new');
    act(invalidate);
    await end('', 'fail');
    await waitFor(() => expect(result.current.isError).toBe(true));
    act(() => result.current.loadMore());
    await end('');
    await end('b');
    await waitFor(() => expect(result.current.data).toEqual(['new', 'a', 'b', 'c', 'd', 'e']));
    expect(result.current.isError).toBe(false);
  });

  it('is given up when the list cannot be read, and waits to be asked for again', async () => {
    const { result } = await open();
    act(invalidate);
    act(() => result.current.loadMore());
    await end('', 'fail');
    await waitFor(() => expect(result.current.isError).toBe(true));
    await waitFor(() => expect(result.current.isLoadingMore).toBe(false));
    expect(due).toEqual([]);
  });

  it('is read alone when only itself has failed', async () => {
    const { result } = await open();
    act(() => result.current.loadMore());
    await end('c', 'fail');
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.isLoadingMore).toBe(false);
    act(() => void result.current.refetch());
    await end('c');
    await waitFor(() => expect(result.current.data).toHaveLength(6));
  });

  it('is no longer wanted once the later pages are let go', async () => {
    const { result } = await open();
    act(invalidate);
    act(() => result.current.loadMore());
    await act(() => result.current.keepFirst());
    expect(result.current.isLoadingMore).toBe(false);
    await end('');
    await waitFor(() => expect(queryClient.isFetching({ queryKey: LIST })).toBe(0));
    expect(due).toEqual([]);
  });

  it('leaves what could not be read again to be read when the later pages are let go', async () => {
    const { result } = await open();
    act(() => result.current.loadMore());
    await end('c');
    await waitFor(() => expect(result.current.data).toHaveLength(6));
    letters.unshift('new');
    act(invalidate);
    await end('', 'fail');
    await waitFor(() => expect(result.current.isError).toBe(true));
    act(() => void result.current.keepFirst());
    await end('');
    await waitFor(() => expect(result.current.data).toEqual(['new', 'a', 'b']));
  });
});
