import { HttpError } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import * as auth from '../api/auth';
import type { AccountUser } from '../contract';
import { checkSession, readSession, signOut } from './session';

vi.mock('../api/auth');
const currentUser = vi.mocked(auth.currentUser);
const account = (isAdmin: boolean) => ({ id: 1, email: 'ada@example.org', isAdmin }) as AccountUser;

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  clear: () => stored.clear(),
});

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  localStorage.setItem('auth-token', 'token');
});

test('the admin comes in', async () => {
  currentUser.mockResolvedValue(account(true));
  await checkSession();
  expect(readSession()).toMatchObject({ phase: 'admin' });
});

test('another account stays outside and stays signed in on the site', async () => {
  currentUser.mockResolvedValue(account(false));
  await checkSession();
  expect(readSession()).toEqual({ phase: 'notAdmin', email: 'ada@example.org' });
  expect(localStorage.getItem('auth-token')).toBe('token');
});

test('without a token the server is not even asked', async () => {
  localStorage.clear();
  await checkSession();
  expect(readSession()).toEqual({ phase: 'signedOut', ended: false });
  expect(currentUser).not.toHaveBeenCalled();
});

test('a dead token is forgotten', async () => {
  currentUser.mockRejectedValue(new HttpError('Not authenticated', 401));
  await checkSession();
  expect(readSession()).toEqual({ phase: 'signedOut', ended: true });
  expect(localStorage.getItem('auth-token')).toBeNull();
});

test('a failing check is no verdict: the token stays for the next try', async () => {
  currentUser.mockRejectedValue(new HttpError('Something went wrong', 500));
  await checkSession();
  expect(readSession()).toEqual({ phase: 'failed' });
  expect(localStorage.getItem('auth-token')).toBe('token');
});

test('an answer for a token that was replaced meanwhile does not count', async () => {
  currentUser.mockImplementationOnce(() => {
    localStorage.setItem('auth-token', 'another');
    return Promise.resolve(account(true));
  });
  currentUser.mockResolvedValueOnce(account(false));
  await checkSession();
  expect(readSession()).toMatchObject({ phase: 'notAdmin' });
});

test('signing out waits for no server, and tells it which token is done with', () => {
  vi.mocked(auth.tellSignedOut).mockReturnValue(new Promise(() => undefined));
  signOut();
  expect(auth.tellSignedOut).toHaveBeenCalledExactlyOnceWith('token');
  expect(readSession()).toEqual({ phase: 'signedOut', ended: false });
  expect(localStorage.getItem('auth-token')).toBeNull();
});
