import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderHookOnSite } from '../test/render';
import { usePages } from './use-pages';

const read: (string | undefined)[] = [];
beforeEach(() => {
  read.length = 0;
});
/** Three letters a page, from a on. */
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
