// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Review } from '../../contract';
import { listOf, serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { TEXTS } from '../../i18n/reviews.texts';
import { ReviewList } from './ReviewList';

const hiddenReview = (id: number, reviewerName: string, bookingStatus: Review['bookingStatus']): Review => ({
  id,
  bookingId: id,
  bookingStatus,
  reviewerId: 11,
  reviewerName,
  revieweeId: 12,
  revieweeName: 'Bea Lowe',
  reviewType: 'customer-to-cleaner',
  rating: 1,
  comment: 'Nobody came, all morning.',
  hiddenAt: '2026-11-20T10:15:00.000Z',
  hiddenReason: 'Not so.',
  createdAt: '2026-11-20T10:15:00.000Z',
});

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

test('a hidden review can be restored, but not that of a clean that was found not to have taken place', async () => {
  serve(() => listOf([hiddenReview(1, 'Ada Lowe', 'paid'), hiddenReview(2, 'Cy Lowe', 'cancelled')]));
  renderConsole(<ReviewList />, '/reviews');
  expect(await screen.findByRole('button', { name: /^Restore review.*Ada Lowe/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Restore review.*Cy Lowe/ })).toBeNull();
});

test('the list says once how many stars a review has, in the column of that name', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  serve(() => listOf([hiddenReview(1, 'Ada Lowe', 'paid')]));
  renderConsole(<ReviewList />, '/reviews');
  await screen.findByRole('table');
  const row = screen.getByText(/^Ada Lowe/).closest('tr');
  const cells = [...(row?.cells ?? [])].map(({ textContent }) => textContent);
  expect(cells.filter((text) => text.includes(TEXTS.stars(1)))).toEqual([TEXTS.stars(1)]);
  expect(cells).not.toContain('1');
});
