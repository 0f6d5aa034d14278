import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SERVED_ID } from '../hydration/served-data';
import { writeToken } from '../lib/token';

const KEY = ['cleaners', 'search'];
const read = vi.fn<() => Promise<string>>(() => Promise.resolve('as this person sees it'));
const List = () => <p>{useQuery({ queryKey: KEY, queryFn: read }).data}</p>;

/** Simulates the loading of the page: its scripts run once, with the data that the server rendered it with. */
async function load() {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = SERVED_ID;
  data.textContent = JSON.stringify([[KEY, 'as visitors see it']]);
  document.body.append(data);
  vi.resetModules();
  const { Queries } = await import('./queries');
  read.mockClear();
  render(
    <Queries>
      <List />
    </Queries>,
  );
}

describe('what the server rendered for everybody', () => {
  afterEach(() => {
    document.getElementById(SERVED_ID)?.remove();
    vi.resetModules();
  });

  it('is shown to visitors as it is, and not read again', async () => {
    await load();
    expect(screen.getByText('as visitors see it')).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
  });

  it('is shown first and read once more where somebody is signed in, who may have blocked a cleaner in it', async () => {
    writeToken('token');
    await load();
    expect(screen.getByText('as visitors see it')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('as this person sees it')).toBeTruthy());
    expect(read).toHaveBeenCalledOnce();
  });
});
