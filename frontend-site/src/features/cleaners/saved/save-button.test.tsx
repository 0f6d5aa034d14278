import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { authRequestStore } from '../../../lib/auth-dialog';
import { refreshUser, signIn } from '../../../lib/session';
import { removeToken } from '../../../lib/token';
import { CLEANER, CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { SaveButton } from './save-button';
import { SavedSection } from './saved-section';
import { TEXTS } from './saved.texts';

const PATH = `/api/saved-cleaners/${CLEANER.id}`;
const SAVE = `PUT ${PATH}`;
const UNSAVE = `DELETE ${PATH}`;
const heart = () => screen.getByRole('button', { name: TEXTS.save('Ida Marsh') });
const isPressed = () => heart().getAttribute('aria-pressed') === 'true';

function held() {
  const answers: (() => void)[] = [];
  return { answers, wait: () => new Promise<void>((resolve) => answers.push(resolve)) };
}

describe('the heart of a cleaner', () => {
  let saved: number[] = [];

  beforeEach(() => {
    saved = [];
    serve({
      'GET /api/auth/user': () => ({ body: CUSTOMER }),
      'GET /api/saved-cleaners/ids': () => ({ body: { cleanerIds: saved } }),
      [SAVE]: () => ({ status: 204 }),
      [UNSAVE]: () => ({ status: 204 }),
    });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
  });

  it('fills at once, before the server has answered, and stays filled', async () => {
    const { answers, wait } = held();
    serve({ [SAVE]: () => wait().then(() => ({ status: 204 })) });
    renderOnSite(<SaveButton cleaner={CLEANER} />);
    expect(isPressed()).toBe(false);
    fireEvent.click(heart());
    await waitFor(() => expect(isPressed()).toBe(true));
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.());
    expect(isPressed()).toBe(true);
  });

  it('is taken back with the next press, in the order of the presses', async () => {
    saved = [CLEANER.id];
    renderOnSite(<SaveButton cleaner={CLEANER} />);
    await waitFor(() => expect(isPressed()).toBe(true));
    fireEvent.click(heart());
    await waitFor(() => expect(isPressed()).toBe(false));
    fireEvent.click(heart());
    await waitFor(() => expect(isPressed()).toBe(true));
    await waitFor(() => expect(callsTo(SAVE)).toHaveLength(1));
    expect(callsTo(UNSAVE)).toHaveLength(1);
    expect(isPressed()).toBe(true);
  });

  it('empties again and says why when the server refuses', async () => {
    const message = 'You have saved 100 cleaners already.';
    serve({ [SAVE]: () => ({ status: 409, body: { statusCode: 409, code: 'TOO_MANY_SAVED', message } }) });
    renderOnSite(<SaveButton cleaner={CLEANER} />);
    fireEvent.click(heart());
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(isPressed()).toBe(false));
  });

  it('shows what the server has when its answer was lost', async () => {
    serve({
      [SAVE]: () => {
        saved = [CLEANER.id];
        return { status: 0 };
      },
    });
    renderOnSite(<SaveButton cleaner={CLEANER} />);
    fireEvent.click(heart());
    expect(await screen.findByText(TEXTS.failed.title)).toBeTruthy();
    await waitFor(() => expect(callsTo('GET /api/saved-cleaners/ids')).toHaveLength(2));
    await waitFor(() => expect(isPressed()).toBe(true));
  });

  it('asks a visitor to sign in, and saves then', async () => {
    removeToken();
    await act(() => refreshUser());
    renderOnSite(<SaveButton cleaner={CLEANER} />);
    fireEvent.click(heart());
    expect(callsTo(SAVE)).toHaveLength(0);
    const request = authRequestStore.get();
    expect(request?.purpose).toBe(TEXTS.toSave('Ida'));
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    act(() => request?.onSuccess?.());
    await waitFor(() => expect(callsTo(SAVE)).toHaveLength(1));
    expect(isPressed()).toBe(true);
  });

  it('is not there for a cleaner', () => {
    act(() => signIn({ token: 'token', user: { ...CUSTOMER, userType: 'cleaner' } }));
    renderOnSite(<SaveButton cleaner={CLEANER} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps its card in the open list after it was emptied', async () => {
    saved = [CLEANER.id];
    serve({
      'GET /api/saved-cleaners': () => ({ body: [{ ...CLEANER, savedAt: '2026-11-20T10:15:00.000Z' }] }),
    });
    renderOnSite(<SavedSection />);
    expect(await screen.findByRole('link', { name: 'Ida Marsh' })).toBeTruthy();
    await waitFor(() => expect(isPressed()).toBe(true));
    fireEvent.click(heart());
    await waitFor(() => expect(callsTo(UNSAVE)).toHaveLength(1));
    await waitFor(() => expect(isPressed()).toBe(false));
    expect(callsTo('GET /api/saved-cleaners')).toHaveLength(1);
  });

  it('is explained where nobody is saved yet', async () => {
    serve({ 'GET /api/saved-cleaners': () => ({ body: [] }) });
    renderOnSite(<SavedSection />);
    expect(await screen.findByText(TEXTS.list.none)).toBeTruthy();
  });
});
