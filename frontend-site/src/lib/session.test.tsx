import { act, render, renderHook, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CUSTOMER } from '../test/jobs';
import { serve } from '../test/server';
import { currentUser, refreshUser, signIn, startSession, useSession, useUser } from './session';
import { useHeldSession } from './submit/with-sign-in';

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

describe('in another tab', () => {
  let stop = () => {};
  const elsewhere = (key: string, newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  const endElsewhere = () => {
    localStorage.removeItem('auth-token');
    elsewhere('auth-token', null);
  };

  beforeEach(() => {
    serve({ 'GET /api/auth/user': () => ({ body: CUSTOMER }) });
    act(() => {
      signIn({ token: 'token', user: CUSTOMER });
      stop = startSession();
    });
  });
  afterEach(() => stop());

  it('a session that ends leaves an open form here, and a sign-out by hand takes it', () => {
    renderHook(() => useHeldSession());
    endElsewhere();
    expect(currentUser()?.id).toBe(CUSTOMER.id);
    elsewhere('signed-out', 'true');
    expect(currentUser()).toBeUndefined();
  });

  it('a session that ends without a form here ends here as well, and whose it was is known', () => {
    const { result } = renderHook(useSession);
    endElsewhere();
    expect(result.current).toEqual({ status: 'signed-out', endedFor: 'customer' });
  });
});
