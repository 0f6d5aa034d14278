import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderOnSite } from '../test/render';
import { queryClient } from './query-client';
import { bothQueries, QueryState } from './query-state';

const STALE = /may be out of date/;
let answer: () => Promise<string>;

function Letters() {
  const query = useQuery({ queryKey: ['letters'], queryFn: () => answer() });
  return (
    <QueryState query={query} loading={<p>Loading...</p>} failure={{ title: 'No letters' }}>
      {(text) => <Letter text={text} />}
    </QueryState>
  );
}

function Letter({ text }: { text: string }) {
  const [reply, setReply] = useState('');
  return (
    <>
      <p>{text}</p>
      <input aria-label="Reply" value={reply} onChange={(event) => setReply(event.target.value)} />
    </>
  );
}

const refetch = () => act(() => queryClient.refetchQueries({ queryKey: ['letters'] }));

describe('the states of a query', () => {
  it('are loading, then what was loaded', async () => {
    answer = () => Promise.resolve('Dear all');
    renderOnSite(<Letters />);
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(await screen.findByText('Dear all')).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('are an error with a retry where nothing could be loaded', async () => {
    answer = () => Promise.reject(new Error('down'));
    renderOnSite(<Letters />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('No letters')).toBeTruthy();
    answer = () => Promise.resolve('Dear all');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Dear all')).toBeTruthy();
  });

  it('keep what is shown and what is typed when a later refetch fails', async () => {
    answer = () => Promise.resolve('Dear all');
    renderOnSite(<Letters />);
    await userEvent.type(await screen.findByLabelText('Reply'), 'Thank you');
    answer = () => Promise.reject(new Error('down'));
    await refetch();
    expect(screen.getByText('Dear all')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Reply').value).toBe('Thank you');
    expect(await screen.findByText(STALE)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();

    answer = () => Promise.resolve('Dear friends');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Dear friends')).toBeTruthy();
    expect(screen.queryByText(STALE)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Reply').value).toBe('Thank you');
  });
});

describe('two queries of one screen', () => {
  const loaded = { data: 1, isError: false, refetch: () => undefined };

  it('have data once both have answered', () => {
    expect(bothQueries(loaded, { ...loaded, data: undefined }).data).toBeUndefined();
    expect(bothQueries(loaded, { ...loaded, data: 2 }).data).toEqual([1, 2]);
  });

  it('fail when one fails', () => {
    expect(bothQueries(loaded, { ...loaded, isError: true }).isError).toBe(true);
  });
});
