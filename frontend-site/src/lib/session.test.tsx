import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CUSTOMER } from '../test/jobs';
import { callsTo, serve } from '../test/server';
import {
  currentUser,
  onUserChange,
  refreshUser,
  signIn,
  signOut,
  startSession,
  useSession,
  useUser,
} from './session';
import { useHeldSession } from './submit/with-sign-in';

it('removes drafts of messages that say not whose they are, and no others', () => {
  localStorage.setItem('draft-9-50', 'The spare key is under the blue pot.');
  localStorage.setItem('message-draft-9-50', 'On my way.');
  startSession()();
  expect(Object.keys(localStorage).filter((name) => name.includes('draft'))).toEqual(['message-draft-9-50']);
});

it('shows what is for visitors where the sign-in was removed in another tab while the page loaded', () => {
  document.documentElement.classList.add('has-session');
  startSession()();
  expect(document.documentElement.classList.contains('has-session')).toBe(false);
});

/** Fails like an import whose file can't be reached, with an error that is not the server's. */
function notFetched() {
  throw new TypeError('Failed to fetch dynamically imported module');
}

const Name = () => <p>{useUser()?.firstName}</p>;

it('renders what shows the person again only where the server knows something new of them', async () => {
  signIn({ token: 'token', user: CUSTOMER });
  const onRender = vi.fn<ProfilerOnRenderCallback>();
  render(
    <Profiler id="name" onRender={onRender}>
      <Name />
    </Profiler>,
  );
  expect(screen.getByText(CUSTOMER.firstName)).toBeTruthy();
  onRender.mockClear();
  let answer = { ...CUSTOMER };
  serve({ 'GET /api/auth/user': () => ({ body: answer }) });

  await act(refreshUser);
  expect(onRender).not.toHaveBeenCalled();

  answer = { ...CUSTOMER, firstName: 'Rosalind' };
  await act(refreshUser);
  expect(screen.getByText('Rosalind')).toBeTruthy();
});

it.each([0, 403, 404, 429, 503])(
  'goes on with who was here where the server cannot say it (%d)',
  async (status) => {
    signIn({ token: 'token', user: CUSTOMER });
    serve({ 'GET /api/auth/user': () => ({ status }) });
    await act(refreshUser);
    expect(currentUser()).toEqual(CUSTOMER);
    expect(localStorage.getItem('auth-token')).toBe('token');
  },
);

it('goes on with who was here where the code that asks could not be fetched', async () => {
  signIn({ token: 'token', user: CUSTOMER });
  vi.stubGlobal('XMLHttpRequest', notFetched);
  await act(refreshUser);
  expect(currentUser()).toEqual(CUSTOMER);
  expect(localStorage.getItem('auth-token')).toBe('token');
});

it.each([0, 503])(
  'keeps the sign-in where the server cannot say whose it is and nobody knows here (%d)',
  async (status) => {
    localStorage.setItem('auth-token', 'token');
    const { result } = renderHook(useSession);
    serve({ 'GET /api/auth/user': () => ({ status }) });
    await act(refreshUser);
    expect(result.current.status).toBe('signed-out');
    expect(localStorage.getItem('auth-token')).toBe('token');
    serve({ 'GET /api/auth/user': () => ({ body: CUSTOMER }) });
    await act(refreshUser);
    expect(result.current.user).toEqual(CUSTOMER);
  },
);

it('ends with the refusal of the token alone', async () => {
  signIn({ token: 'token', user: CUSTOMER });
  serve({ 'GET /api/auth/user': () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } }) });
  await act(refreshUser);
  expect(currentUser()).toBeUndefined();
  expect(localStorage.getItem('auth-token')).toBeNull();
});

describe('in another tab', () => {
  let stop = () => {};
  const elsewhere = (key: string, newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  const endElsewhere = () => {
    localStorage.removeItem('auth-token');
    elsewhere('auth-token', null);
  };

  beforeEach(async () => {
    serve({ 'GET /api/auth/user': () => ({ body: CUSTOMER }) });
    act(() => {
      signIn({ token: 'token', user: CUSTOMER });
      stop = startSession();
    });
    await act(refreshUser);
  });
  afterEach(() => stop());

  it('a session that ends leaves an open form here, and a sign-out by hand takes it', () => {
    renderHook(() => useHeldSession());
    endElsewhere();
    expect(currentUser()?.id).toBe(CUSTOMER.id);
    elsewhere('signed-out', 'true');
    expect(currentUser()).toBeUndefined();
  });

  it('a sign-in ends here, too, when all that the site stored is removed', () => {
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(currentUser()).toBeUndefined();
  });

  describe('when that is told late, after somebody else has signed in', () => {
    const OTHER = { ...CUSTOMER, id: 10 };

    beforeEach(() => {
      serve({ 'GET /api/auth/user': () => ({ body: OTHER }) });
      localStorage.setItem('auth-token', 'of the other');
      localStorage.setItem('user-data', JSON.stringify(OTHER));
    });
    const stored = () => [localStorage.getItem('auth-token'), localStorage.getItem('user-data')];
    const OF_OTHER = ['of the other', JSON.stringify(OTHER)];

    it('a sign-out takes nothing but what is shown here', () => {
      elsewhere('signed-out', 'true');
      expect(currentUser()).toBeUndefined();
      expect(stored()).toEqual(OF_OTHER);
    });

    it.each([
      ['with a form here', true],
      ['without one', false],
    ])('the end of a session brings the other person here, to data of their own, %s', async (_, isHeld) => {
      renderHook(() => useHeldSession(isHeld));
      const dropData = vi.fn<() => void>();
      onUserChange(dropData);
      elsewhere('auth-token', null);
      await waitFor(() => expect(currentUser()?.id).toBe(OTHER.id));
      expect(dropData).toHaveBeenCalled();
      // Not again for what is still the same person.
      const times = dropData.mock.calls.length;
      await act(refreshUser);
      expect(dropData).toHaveBeenCalledTimes(times);
      expect(stored()).toEqual(OF_OTHER);
    });
  });

  it('an answer about a sign-in that is no more counts for nothing', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    serve({
      'GET /api/auth/user': async () => {
        await held;
        return { body: CUSTOMER };
      },
    });
    const asked = refreshUser();
    act(signOut);
    answer();
    expect(await act(() => asked)).toBeUndefined();
    expect(currentUser()).toBeUndefined();
    expect(localStorage.getItem('user-data')).toBeNull();
  });

  it('a session that ends without a form here ends here as well, and whose it was is known', () => {
    const { result } = renderHook(useSession);
    endElsewhere();
    expect(result.current).toEqual({ status: 'signed-out', endedFor: 'customer' });
  });
});

describe('a sign-in where the browser forbids to store anything', () => {
  const READ = 'GET /api/auth/user';
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  beforeEach(() => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid);
    serve({ [READ]: () => ({ body: CUSTOMER }) });
  });

  it('lasts as long as the page, and says that it is not kept', async () => {
    expect(signIn({ token: 'token', user: CUSTOMER })).toBe(false);
    await act(refreshUser);
    expect(currentUser()).toEqual(CUSTOMER);
    expect(callsTo(READ).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token']);
  });

  it('ends by signing out, and with the refusal of the token', async () => {
    signIn({ token: 'token', user: CUSTOMER });
    signOut();
    await act(refreshUser);
    expect(currentUser()).toBeUndefined();
    expect(callsTo(READ)).toHaveLength(0);

    signIn({ token: 'other', user: CUSTOMER });
    serve({ [READ]: () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } }) });
    await act(refreshUser);
    expect(currentUser()).toBeUndefined();
    await act(refreshUser);
    expect(callsTo(READ)).toHaveLength(1);
  });
});

it('a sign-in that the browser keeps is that of all tabs: it goes when another one signs out', async () => {
  expect(signIn({ token: 'token', user: CUSTOMER })).toBe(true);
  localStorage.removeItem('auth-token');
  await act(refreshUser);
  expect(currentUser()).toBeUndefined();
});
