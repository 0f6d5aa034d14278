import { act, screen, waitFor } from '@testing-library/react';
import { TOASTS } from '@tidyhearth/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CUSTOMER } from '../../test/jobs';
import { renderHookOnSite } from '../../test/render';
import { serve } from '../../test/server';
import { ApiError } from '../api-error';
import { authRequestStore, closeAuthDialog } from '../auth-dialog';
import { currentUser, refreshUser, signIn } from '../session';
import { useSubmit } from './use-submit';
import { useHeldSession, withSignIn } from './with-sign-in';

const ENDED = { status: 401, body: { code: 'NOT_AUTHENTICATED' } };
const FAILED = { title: 'Not saved', description: 'Please try again.' };
const refused = () => new ApiError(401, '', { code: 'NOT_AUTHENTICATED' });

/** An open form whose session ends before it is sent. */
function open(send: (text: string, key: string) => Promise<string>) {
  serve({ 'GET /api/auth/user': () => ENDED });
  const { result, unmount } = renderHookOnSite(() => {
    useHeldSession();
    return useSubmit({ send: withSignIn(send), failed: FAILED });
  });
  const submit = () => result.current.submit('typed');
  return { submit, unmount };
}

const asked = () => waitFor(() => expect(authRequestStore.get()).toBeDefined());

/** Does what the sign-in dialog does. */
const signInAs = (id: number) =>
  act(() => {
    signIn({ token: 'renewed', user: { ...CUSTOMER, id } });
    closeAuthDialog();
  });

beforeEach(() => act(() => signIn({ token: 'token', user: CUSTOMER })));

describe('what is sent when the session has ended', () => {
  it('is sent again with the same key once the same person has signed in', async () => {
    const send = vi.fn<(text: string, key: string) => Promise<string>>();
    send.mockRejectedValueOnce(refused()).mockResolvedValueOnce('stored');
    const { submit } = open(send);
    const sent = submit();
    await asked();
    expect(await screen.findByText(TOASTS.authenticationRequired.title)).toBeTruthy();
    signInAs(CUSTOMER.id);
    expect(await act(() => sent)).toBe(true);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    expect(screen.queryByText(FAILED.title)).toBeNull();
  });

  it.each([
    ['nobody signs in', () => act(closeAuthDialog)],
    ['somebody else signs in', () => signInAs(CUSTOMER.id + 1)],
  ])('is not sent again when %s, and no second complaint follows', async (_who, next) => {
    const send = vi.fn<(text: string, key: string) => Promise<string>>().mockRejectedValue(refused());
    const { submit } = open(send);
    const sent = submit();
    await asked();
    next();
    expect(await act(() => sent)).toBe(false);
    expect(send).toHaveBeenCalledOnce();
    expect(screen.queryByText(FAILED.title)).toBeNull();
  });

  it('is not sent again when the form was closed before the sign-in', async () => {
    const send = vi.fn<(text: string, key: string) => Promise<string>>().mockRejectedValue(refused());
    const { submit, unmount } = open(send);
    const sent = submit();
    await asked();
    act(unmount);
    signInAs(CUSTOMER.id);
    expect(await act(() => sent)).toBe(false);
    expect(send).toHaveBeenCalledOnce();
  });

  it('keeps who was there on the screen until the form is closed', async () => {
    const { unmount } = open(vi.fn<() => Promise<string>>());
    await act(() => refreshUser());
    expect(currentUser()?.id).toBe(CUSTOMER.id);
    act(unmount);
    expect(currentUser()).toBeUndefined();
  });
});
