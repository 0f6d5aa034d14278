// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetSignIn, saveSignIn } from './api/token';
import { lazyPage } from './lazyPage';

const Page = () => <p>the page</p>;
const openAt = (path: string) => window.history.replaceState(null, '', path);

afterEach(() => {
  cleanup();
  openAt('/');
  forgetSignIn();
});

it.each([
  { path: '/bookings', address: '/admin/bookings', isEarly: true },
  { path: '/bookings/:id/show', address: '/admin/bookings/7/show', isEarly: true },
  { path: '/', address: '/admin/', isEarly: true },
  { path: '/', address: '/admin/bookings', isEarly: false },
  { path: '/bookings', address: '/admin/bookings/7/show', isEarly: false },
])('fetches the page $path ahead at $address: $isEarly', async ({ path, address, isEarly }) => {
  saveSignIn('token', {});
  openAt(address);
  const load = vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Page);
  const Lazy = lazyPage(path, load);
  expect(load).toHaveBeenCalledTimes(isEarly ? 1 : 0);

  render(
    <Suspense>
      <Lazy />
    </Suspense>,
  );
  expect(await screen.findByText('the page')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches nothing ahead for a visitor who has not signed in', () => {
  openAt('/admin/');
  const load = vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Page);
  lazyPage('/', load);
  expect(load).not.toHaveBeenCalled();
});
