import { AxiosError, type AxiosResponse } from 'axios';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from '../api/http';
import { forgetSignIn, readToken } from '../api/token';
import type { AccountUser } from '../contract';
import { authProvider } from './authProvider';
import { checkSession, openSession, readSession, signOut } from './session';

/** Replaces the network; everything above it is the real code. */
const answer = vi.fn<() => { status: number; data: unknown }>();
http.defaults.adapter = async (config) => {
  const response: AxiosResponse = { ...answer(), statusText: '', headers: {}, config };
  if (response.status >= 400) throw new AxiosError('refused', undefined, config, undefined, response);
  return response;
};
const answersWith = (user: AccountUser) => ({ status: 200, data: user });
const account = (isAdmin: boolean) => ({ id: 1, email: 'ada@example.org', isAdmin }) as AccountUser;

const stored = new Map<string, string>();
/** What other tabs are told, in order. */
const told: string[] = [];
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => {
    stored.set(key, value);
    told.push(`${key}: ${value}`);
  },
  removeItem: (key: string) => {
    if (stored.delete(key)) told.push(`${key} gone`);
  },
  clear: () => stored.clear(),
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('localStorage', storage);
  localStorage.clear();
  localStorage.setItem('auth-token', 'token');
  told.length = 0;
});
// Later test files share its modules and expect nobody to be signed in.
afterEach(() => {
  forgetSignIn();
  signOut();
});

test('the admin comes in', async () => {
  answer.mockReturnValue(answersWith(account(true)));
  await checkSession();
  expect(readSession()).toMatchObject({ phase: 'admin' });
});

test('another account stays outside and stays signed in on the site', async () => {
  answer.mockReturnValue(answersWith(account(false)));
  await checkSession();
  expect(readSession()).toEqual({ phase: 'notAdmin', email: 'ada@example.org' });
  expect(localStorage.getItem('auth-token')).toBe('token');
});

test('without a token the server is not even asked', async () => {
  localStorage.clear();
  await checkSession();
  expect(readSession()).toEqual({ phase: 'signedOut', ended: false });
  expect(answer).not.toHaveBeenCalled();
});

test('a dead token is forgotten', async () => {
  answer.mockReturnValue({ status: 401, data: {} });
  await checkSession();
  expect(readSession()).toEqual({ phase: 'signedOut', ended: true });
  expect(localStorage.getItem('auth-token')).toBeNull();
});

test('a failing check is no verdict: the token stays for the next try', async () => {
  answer.mockReturnValue({ status: 500, data: {} });
  await checkSession();
  expect(readSession()).toEqual({ phase: 'failed' });
  expect(localStorage.getItem('auth-token')).toBe('token');
});

test('an answer for a token that was replaced meanwhile does not count', async () => {
  answer.mockImplementationOnce(() => {
    localStorage.setItem('auth-token', 'another');
    return answersWith(account(true));
  });
  answer.mockReturnValueOnce(answersWith(account(false)));
  await checkSession();
  expect(readSession()).toMatchObject({ phase: 'notAdmin' });
});

test('a refusal of a token that was replaced meanwhile leaves the new one alone', async () => {
  answer.mockImplementationOnce(() => {
    localStorage.setItem('auth-token', 'another');
    return { status: 401, data: {} };
  });
  answer.mockReturnValueOnce(answersWith(account(true)));
  await checkSession();
  expect(readSession()).toMatchObject({ phase: 'admin' });
  expect(localStorage.getItem('auth-token')).toBe('another');
});

test('a call refused to the sign-in before ends no newer one', async () => {
  answer.mockReturnValueOnce(answersWith(account(true)));
  await authProvider.checkError(new HttpError('refused', 401));
  expect(readSession()).toMatchObject({ phase: 'admin' });
  expect(localStorage.getItem('auth-token')).toBe('token');
});

test('several calls that are refused at once end the session once, and it stays said', async () => {
  answer.mockReturnValueOnce(answersWith(account(true)));
  await checkSession();
  answer.mockReturnValue({ status: 401, data: {} });
  const refused = () => authProvider.checkError(new HttpError('refused', 401));
  await Promise.all([refused(), refused()]);
  await refused();
  expect(readSession()).toEqual({ phase: 'signedOut', ended: true });
});

test('signing out waits for no server, and tells it which token is done with', () => {
  const line = vi.fn<() => Promise<never>>(() => new Promise<never>(() => undefined));
  vi.stubGlobal('fetch', line);
  signOut();
  const headers = { Authorization: 'Bearer token' };
  expect(line).toHaveBeenCalledExactlyOnceWith('/api/logout', expect.objectContaining({ headers }));
  expect(readSession()).toEqual({ phase: 'signedOut', ended: false });
  expect(localStorage.getItem('auth-token')).toBeNull();
});

test('the site’s tabs can tell a sign-out from a session that ended', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve());
  signOut();
  expect(told).toEqual(['signed-out: true', 'signed-out gone', 'auth-token gone']);
  told.length = 0;
  localStorage.setItem('auth-token', 'another');
  answer.mockReturnValue({ status: 401, data: {} });
  await checkSession();
  expect(told).toEqual(['auth-token: another', 'auth-token gone']);
});

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['read', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
  ['written', { getItem: () => null, setItem: forbidden, removeItem: () => undefined }],
])('where storage can’t be %s, a sign-in lasts as long as the page', async (_, blocked) => {
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('fetch', () => Promise.resolve());
  await checkSession();
  expect(readSession()).toMatchObject({ phase: 'signedOut' });
  const user = account(true);
  answer.mockReturnValue(answersWith(user));
  await openSession({ token: 'new', user });
  expect(readSession()).toMatchObject({ phase: 'admin' });
  expect(readToken()).toBe('new');
  signOut();
  expect(readToken()).toBeNull();
});

test('a sign-in that can’t be kept takes the place of the one that was', async () => {
  vi.stubGlobal('localStorage', { ...storage, setItem: forbidden });
  const user = account(true);
  answer.mockReturnValue(answersWith(user));
  await openSession({ token: 'new', user });
  expect(readToken()).toBe('new');
  expect(stored.has('auth-token')).toBe(false);
});
