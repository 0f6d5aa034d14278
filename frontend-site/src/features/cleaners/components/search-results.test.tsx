import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PAGE_TEXTS, ukToday } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import type { CleanerCard } from '../../../lib/contract';
import { formatDay } from '../../../lib/format-day';
import { queryClient } from '../../../server-state/query-client';
import { renderOnSite } from '../../../test/render';
import { calls, heldAnswer, serve } from '../../../test/server';
import { useCleanerSearch } from '../hooks/use-cleaner-search';
import { NO_FILTERS, type SearchFilters } from '../search-filters';
import { TEXTS } from '../cleaners.texts';
import { SearchResults } from './search-results';

const ADA: CleanerCard = {
  id: 7,
  userId: 9,
  user: { id: 9, firstName: 'Ada', lastName: 'Lovelace' },
  bio: '',
  distance: null,
  hourlyRate: '25.00',
  isAvailable: true,
  isBackgroundChecked: true,
  isInsured: true,
  location: 'Oxford',
  profileImage: null,
  rating: 4.8,
  responseTime: 'Within 2 hours',
  reviewCount: 3,
  services: ['regular'],
};

const ignore = () => undefined;

const TODAY = { ...NO_FILTERS, date: ukToday() };

function Results({ filters = TODAY }: { filters?: SearchFilters }) {
  const search = useCleanerSearch(filters);
  return (
    <SearchResults
      search={search}
      filters={filters}
      near={filters.postcode}
      linkTo={(id) => `/cleaners/${id}`}
      onIntent={ignore}
      onPostcode={ignore}
      onWiden={ignore}
    />
  );
}

const link = (cursor: string) => ({ Link: `</api/cleaners?cursor=${cursor}>; rel="next"` });

describe('a search that found nobody so far', () => {
  it('goes on on request, and says that there is nobody only at its end', async () => {
    serve({
      'GET /api/cleaners': ({ query }) =>
        query.get('cursor') === null ? { body: [], headers: link('b') } : { body: [] },
    });
    renderOnSite(<Results />);
    const more = await screen.findByRole('button', { name: TEXTS.results.more });
    expect(screen.getByText(TEXTS.results.noneYet.title)).toBeTruthy();
    expect(screen.queryByText(PAGE_TEXTS.noCleaners)).toBeNull();
    fireEvent.click(more);
    expect(await screen.findByText(PAGE_TEXTS.noCleaners)).toBeTruthy();
  });

  it.each([
    [TODAY, TEXTS.results.noneYet.date],
    [{ ...NO_FILTERS, insured: true }, TEXTS.results.noneYet.filters],
  ])('speaks of time only where a day was asked for (%#)', async (filters, words) => {
    serve({ 'GET /api/cleaners': () => ({ body: [], headers: link('b') }) });
    renderOnSite(<Results filters={filters} />);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows whom it finds later', async () => {
    serve({
      'GET /api/cleaners': ({ query }) =>
        query.get('cursor') === null ? { body: [], headers: link('b') } : { body: [ADA] },
    });
    renderOnSite(<Results />);
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.results.more }));
    expect(await screen.findByRole('link', { name: /Ada/ })).toBeTruthy();
    expect(screen.queryByText(TEXTS.results.noneYet.title)).toBeNull();
  });
});

it('offers the waitlist without a place, which it does not keep', async () => {
  serve({ 'GET /api/cleaners': () => ({ body: [] }) });
  renderOnSite(<Results filters={{ ...NO_FILTERS, postcode: 'OX1' }} />);
  const offer = await screen.findByRole('link', { name: TEXTS.results.waitlist.link });
  expect(offer.parentElement?.textContent).not.toContain('OX1');
});

it.each([
  ['date', TODAY, /\b(date|day)\b/, /filter/],
  ['filters', { ...NO_FILTERS, insured: true }, /filter/, /\b(date|day)\b/],
])(
  'a search that found nobody names the %s where nothing else narrows it',
  async (_, filters, named, unnamed) => {
    const anyDay = heldAnswer({ body: [] });
    serve({
      'GET /api/cleaners': (call) =>
        filters.date !== '' && !call.query.has('date') ? anyDay.route(call) : { body: [] },
    });
    const { container } = renderOnSite(<Results filters={filters} />);
    await screen.findByText(PAGE_TEXTS.noCleaners);
    expect(screen.getByRole('button').textContent).toMatch(named);
    expect(container.textContent).not.toMatch(unnamed);
    // It is unknown whether any cleaners work there.
    expect(container.textContent).not.toMatch(/has time/);
  },
);

describe('an empty search for a day', () => {
  const onAnyDay = (found: CleanerCard[]) =>
    serve({ 'GET /api/cleaners': ({ query }) => ({ body: query.has('date') ? [] : found }) });
  const near = { ...TODAY, postcode: 'OX1', insured: true };

  it('says that nobody has time then where there is somebody on other days', async () => {
    onAnyDay([ADA]);
    renderOnSite(<Results filters={near} />);
    expect(
      await screen.findByText(TEXTS.results.busyDay(formatDay(near.date), TEXTS.results.hint.near)),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: TEXTS.results.widen.date })).toBeTruthy();
  });

  it('does not send anybody to other days where there is nobody on any', async () => {
    onAnyDay([]);
    renderOnSite(<Results filters={{ ...near, insured: false }} />);
    expect(await screen.findByText(TEXTS.results.empty.distance(TEXTS.results.hint.near))).toBeTruthy();
    expect(screen.getByRole('button', { name: TEXTS.results.widen.distance })).toBeTruthy();
  });

  it('blames nothing for sure where the search on any day fails', async () => {
    serve({
      'GET /api/cleaners': ({ query }) => (query.has('date') ? { body: [] } : { status: 0 }),
    });
    renderOnSite(<Results filters={{ ...near, insured: false }} />);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.getByText(TEXTS.results.empty.date(TEXTS.results.hint.near))).toBeTruthy();
  });
});

it('a search that has no answer yet does not say that nobody is found, because the one before it was empty', async () => {
  const wider = heldAnswer({ body: [ADA] });
  serve({
    'GET /api/cleaners': (call) => (call.query.get('radius') === '50' ? wider.route(call) : { body: [] }),
  });
  const near = { ...NO_FILTERS, postcode: 'OX1' };
  const { rerender } = renderOnSite(<Results filters={near} />);
  await screen.findByText(PAGE_TEXTS.noCleaners);
  rerender(<Results filters={{ ...near, radius: 50 }} />);
  expect(screen.queryByText(PAGE_TEXTS.noCleaners)).toBeNull();
  wider.release();
  expect(await screen.findByRole('link', { name: /Ada/ })).toBeTruthy();
});

it.each([
  ['within the widest distance', { postcode: 'OX1', radius: 50 }, /nearby location/, /check back later/],
  ['within a smaller distance', { postcode: 'OX1', radius: 10 }, /nearby location/, /check back later/],
  ['for a date near a postcode', { postcode: 'OX1', date: ukToday() }, /nearby location/, /check back later/],
  ['with filters near a postcode', { postcode: 'OX1', insured: true }, /nearby location/, /check back later/],
  ['for everybody', {}, /check back later/, /nearby location|\bthere\b/],
  ['for a date, anywhere', { date: ukToday() }, /check back later/, /nearby location|\bthere\b/],
])('an empty search %s hints at what may help', async (_, filters, hint, other) => {
  serve({ 'GET /api/cleaners': () => ({ body: [] }) });
  const { container } = renderOnSite(<Results filters={{ ...NO_FILTERS, ...filters }} />);
  await screen.findByText(PAGE_TEXTS.noCleaners);
  expect(container.textContent).toMatch(hint);
  expect(container.textContent).not.toMatch(other);
});

describe('cleaners that are shown', () => {
  const STALE = /may be out of date/;
  const DOWN = { status: 500, body: { statusCode: 500, message: 'Down' } };

  it('stay when they can’t be read again, with word of it and a way to try', async () => {
    serve({ 'GET /api/cleaners': () => ({ body: [ADA] }) });
    renderOnSite(<Results />);
    await screen.findByRole('link', { name: /Ada/ });
    expect(screen.queryByText(STALE)).toBeNull();
    serve({ 'GET /api/cleaners': () => DOWN });
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByText(STALE)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Ada/ })).toBeTruthy();
    serve({ 'GET /api/cleaners': () => ({ body: [{ ...ADA, user: { ...ADA.user, firstName: 'Bea' } }] }) });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Bea/ })).toBeTruthy();
    expect(screen.queryByText(STALE)).toBeNull();
  });

  it('are not called out of date where the next page alone failed', async () => {
    serve({
      'GET /api/cleaners': ({ query }) =>
        query.get('cursor') === null ? { body: [ADA], headers: link('b') } : DOWN,
    });
    renderOnSite(<Results />);
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.results.more }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(STALE)).toBeNull();
  });
});
