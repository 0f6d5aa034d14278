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
    expect(await screen.findByText(TEXTS.unanswered.title)).toBeTruthy();
    expect(readToken()).toBe('token');
  });
});

describe('many sign-ins', () => {
  it('are shown some at a time', async () => {
    const session = (index: number) => ({
      sid: `session-${index}`,
      userAgent: '',
      createdAt: '2026-11-20T09:00:00.000Z',
      lastSeenAt: '2026-11-20T10:00:00.000Z',
      current: index === 0,
    });
    const body = Array.from({ length: 23 }, (_, index) => session(index));
    serve({ 'GET /api/auth/sessions': () => ({ body }) });
    renderOnSite(<SessionsCard />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.sessions.more(13) }));
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.sessions.more(3) }));
    expect(screen.getAllByRole('listitem')).toHaveLength(23);
    expect(screen.queryByRole('button', { name: TEXTS.sessions.more(3) })).toBeNull();
  });
});
