import { act, render, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { expect, it, vi } from 'vitest';
import { CUSTOMER } from '../test/jobs';
import { serve } from '../test/server';
import { refreshUser, signIn, useUser } from './session';

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
