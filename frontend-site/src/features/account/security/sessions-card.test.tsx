import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { readToken, writeToken } from '../../../lib/token';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { TEXTS } from '../account.texts';
import { SessionsCard } from './sessions-card';

const END_ALL = 'DELETE /api/auth/sessions';
const press = () => userEvent.click(screen.getByRole('button', { name: TEXTS.sessions.endAll }));

describe('signing out everywhere', () => {
  it('signs this device out as well, and says so', async () => {
    act(() => writeToken('token'));
    serve({ 'GET /api/auth/sessions': () => ({ body: [] }), [END_ALL]: () => ({ status: 204 }) });
    renderOnSite(<SessionsCard />);
    await press();
    expect(await screen.findByText(TEXTS.sessions.endedAll.title)).toBeTruthy();
    expect(readToken()).toBeUndefined();
  });

  it('keeps this device signed in when the server could not do it', async () => {
    act(() => writeToken('token'));
    serve({ 'GET /api/auth/sessions': () => ({ body: [] }), [END_ALL]: () => ({ status: 503 }) });
    renderOnSite(<SessionsCard />);
    await press();
    expect(await screen.findByText(TEXTS.sessions.endAllFailed.title)).toBeTruthy();
    expect(readToken()).toBe('token');
  });
});
