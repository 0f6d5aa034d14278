import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { startSession } from '../lib/session';
import { CUSTOMER } from '../test/jobs';
import { serve } from '../test/server';
import { SERVED_ID, seedServedData } from './served-data';

const KEY = ['cleaners'];

/** Until the session starts, this page is not told of what happens in another tab. */
function load(meanwhile: () => void) {
  document.body.innerHTML = `<script type="application/json" id="${SERVED_ID}">${JSON.stringify([[KEY, []]])}</script>`;
  const client = new QueryClient();
  seedServedData(client);
  meanwhile();
  startSession()();
  return client.getQueryState(KEY);
}

it('what a page came with is read again by who signed in in another tab while the page loaded', () => {
  serve({ 'GET /api/auth/user': () => ({ body: CUSTOMER }) });
  const query = load(() => {
    localStorage.setItem('auth-token', 'token');
    localStorage.setItem('user-data', JSON.stringify(CUSTOMER));
  });
  expect(query).toMatchObject({ data: [], isInvalidated: true });
});

it('a visitor reads nothing twice', () => {
  expect(load(() => undefined)).toMatchObject({ data: [], isInvalidated: false });
});
