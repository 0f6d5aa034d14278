// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSignIn, saveSignIn } from './api/token';
import { PartBoundary } from './components/PartBoundary';
import { lazyPage, retryFailedPages } from './lazyPage';

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

describe('a page whose code could not be fetched without the network', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  const failure = (retry: () => void) => <button onClick={retry}>again</button>;
  const openPage = async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Page);
    const Lazy = lazyPage('/', load);
    const page = (address: string) => (
      <PartBoundary resetKey={address} onRetry={retryFailedPages} fallback={failure}>
        <Suspense>
          <Lazy />
        </Suspense>
      </PartBoundary>
    );
    const { rerender } = render(page('/'));
    expect(await screen.findByRole('button')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
    return (address: string) => rerender(page(address));
  };

  it('is fetched again on request', async () => {
    await openPage();
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('the page')).toBeTruthy();
  });

  it('is fetched again when it is opened anew', async () => {
    const goTo = await openPage();
    goTo('/bookings');
    expect(await screen.findByText('the page')).toBeTruthy();
  });
});
