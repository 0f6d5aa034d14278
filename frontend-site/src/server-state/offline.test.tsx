import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TEXTS as UI } from '../components/ui/ui.texts';
import { api } from '../lib/api';
import { CUSTOMER } from '../test/jobs';
import { renderOnSite } from '../test/render';
import { callsTo, serve } from '../test/server';
import { QueryState } from './query-state';

const ACCOUNT = 'GET /api/auth/user';

function Account() {
  const account = useQuery({ queryKey: ['account'], queryFn: () => api.get('/api/auth/user') });
  return (
    <QueryState query={account} loading={<p>Loading</p>} failure={{ title: 'It did not load' }}>
      {({ firstName }) => <p>{firstName}</p>}
    </QueryState>
  );
}

afterEach(() => onlineManager.setOnline(true));

it('what is opened without a line says so and offers another try, and comes by itself once there is a line', async () => {
  onlineManager.setOnline(false);
  serve({ [ACCOUNT]: () => ({ status: 0 }) });
  renderOnSite(<Account />);
  expect(await screen.findByText('It did not load')).toBeTruthy();
  expect(screen.getByRole('button', { name: UI.tryAgain })).toBeTruthy();
  serve({ [ACCOUNT]: () => ({ body: CUSTOMER }) });
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText(CUSTOMER.firstName)).toBeTruthy();
});

it('what was read before the line was lost is not read again once it is back: the live stream says what changed', async () => {
  serve({ [ACCOUNT]: () => ({ body: CUSTOMER }) });
  renderOnSite(<Account />);
  await screen.findByText(CUSTOMER.firstName);
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  expect(callsTo(ACCOUNT)).toHaveLength(1);
});
