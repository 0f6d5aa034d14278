import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, addMonths, ERRORS, formatMonth, PAGE_TEXTS, ukToday } from '@tidyhearth/domain';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TEXTS } from '../../features/cleaners/cleaners.texts';
import { formatDay } from '../../lib/format-day';
import { lastOfMonth } from '../../lib/month';
import { signIn, signOut, startSession } from '../../lib/session';
import { CLEANER, CUSTOMER } from '../../test/jobs';
import { renderAtAddress, renderOnSite } from '../../test/render';
import { calls, callsTo, heldAnswer, serve } from '../../test/server';
import { CleanerPage } from './cleaner-page';
import { FindCleanersPage } from './find-cleaners-page';
import { TEXTS as PAGE } from './find-cleaners-page.texts';

const SEARCH = 'GET /api/cleaners';
const NAMES = ['Ada', 'Bea', 'Cleo'];
/** Blocked by the customer, so only visitors see her. */
const BLOCKED = 'Ada';

const card = (name: string) => {
  const id = 100 + NAMES.indexOf(name);
  return { ...CLEANER, id, userId: id, user: { id, firstName: name, lastName: 'Marsh' }, distance: null };
};
const names = () =>
  screen.queryAllByRole('article').map((article) => /Ada|Bea|Cleo/.exec(article.textContent)?.[0]);
const loadMore = async () => userEvent.click(await screen.findByRole('button', { name: TEXTS.results.more }));
const signInAsCustomer = () => act(() => signIn({ token: 'token', user: CUSTOMER }));

/** A page holds one cleaner. The holder of a token has blocked the first. */
const searchRoute = ({ query, headers }: { query: URLSearchParams; headers: Headers }) => {
  const page = Number(query.get('cursor') ?? '0');
  const isBlocked = headers.has('Authorization') && NAMES[page] === BLOCKED;
  return {
    body: isBlocked ? [] : [card(NAMES[page] ?? '')],
    headers: { Link: page < 2 ? `</api/cleaners?cursor=${page + 1}>; rel="next"` : '' },
  };
};

async function showTwoPages() {
  serve({
    [SEARCH]: searchRoute,
    'GET /api/auth/user': () => ({ body: CUSTOMER }),
    'GET /api/saved-cleaners/ids': () => ({ body: { cleanerIds: [] } }),
  });
  renderOnSite(<FindCleanersPage />);
  await loadMore();
  await waitFor(() => expect(names().slice(-1)).toEqual(['Bea']));
}

describe('a list of which pages were loaded', () => {
  it('is as long after signing in, as that person may see it, and goes on from there', async () => {
    await showTwoPages();
    signInAsCustomer();
    await waitFor(() => expect(names()).toEqual(['Bea']));
    await loadMore();
    await waitFor(() => expect(names()).toEqual(['Bea', 'Cleo']));
  });

  it('goes on only once it has been read as that person', async () => {
    await showTwoPages();
    const held = heldAnswer({ body: [], headers: { Link: '</api/cleaners?cursor=1>; rel="next"' } });
    serve({ [SEARCH]: (call) => (call.query.get('cursor') === null ? held.route(call) : searchRoute(call)) });
    signInAsCustomer();
    await loadMore();
    held.release();
    await waitFor(() => expect(names()).toEqual(['Bea', 'Cleo']));
  });

  it('is read again where somebody has signed in in another tab', async () => {
    const stop = startSession();
    await showTwoPages();
    act(() => {
      localStorage.setItem('auth-token', 'token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth-token', newValue: 'token' }));
    });
    await waitFor(() => expect(names()).toEqual(['Bea']));
    stop();
  });

  it('goes with the person who signs out, and begins anew as visitors see it', async () => {
    signInAsCustomer();
    await showTwoPages();
    const before = callsTo(SEARCH).length;
    act(signOut);
    await waitFor(() => expect(names()).toEqual(['Ada']));
    expect(callsTo(SEARCH)).toHaveLength(before + 1);
    await loadMore();
    await waitFor(() => expect(names()).toEqual(['Ada', 'Bea']));
  });
});

it('a search that the server refuses for its filters leaves them there, to be cleared', async () => {
  serve({
    [SEARCH]: ({ query }) =>
      query.has('maxRate')
        ? { status: 400, body: { statusCode: 400, code: 'VALIDATION_FAILED' } }
        : { body: [card('Ada')] },
  });
  renderOnSite(<FindCleanersPage />, '/find-cleaners?maxRate=25');
  await screen.findByRole('heading', { name: PAGE_TEXTS.cleanersError.title });
  await userEvent.click(screen.getByRole('button', { name: TEXTS.filters.clear }));
  await waitFor(() => expect(names()).toEqual(['Ada']));
});

it.each(['-1', '1.5', '2147483648', 'x'])(
  'an address that names a cleaner who cannot be (%s) is the search’s',
  async (id) => {
    serve({ [SEARCH]: () => ({ body: [card('Ada')] }) });
    renderOnSite(<FindCleanersPage />, `/find-cleaners?cleaner=${id}`);
    await waitFor(() => expect(names()).toEqual(['Ada']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('/api/cleaners/'))).toEqual([]);
  },
);

it.each([
  ['over the search', <FindCleanersPage key="search" />, '/find-cleaners?cleaner=5&date='],
  ['on a page of its own', <CleanerPage key="page" />, '/cleaners/5?date='],
])('a profile %s opens on the day that was searched for', async (_, page, address) => {
  const DAYS = 'GET /api/cleaners/5/days';
  const asked = addMonths(ukToday(), 1);
  serve({
    [SEARCH]: searchRoute,
    'GET /api/cleaners/5': () => ({ body: CLEANER }),
    [DAYS]: () => ({ body: { nextFree: null, days: [] } }),
    'GET /api/reviews/reviewee/50': () => ({ body: [] }),
  });
  renderOnSite(
    <Routes>
      <Route path="/find-cleaners" element={page} />
      <Route path="/cleaners/:id" element={page} />
    </Routes>,
    `${address}${asked}`,
  );
  expect(await screen.findByText(formatMonth(`${asked}T12:00:00Z`))).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(`^${formatDay(asked)}`) }).tabIndex).toBe(0);
  await waitFor(() =>
    expect(callsTo(DAYS).map(({ query }) => query.get('to'))).toContain(lastOfMonth(asked)),
  );
});

describe('a link to a search on a day', () => {
  const open = (date: string) => {
    serve({ [SEARCH]: searchRoute });
    renderOnSite(<FindCleanersPage />, `/?postcode=OX4&date=${date}`);
  };

  it('that has passed says so, and shows who is there on any day', async () => {
    open(addDays(ukToday(), -1));
    await waitFor(() => expect(names()).toEqual(['Ada']));
    expect(screen.getByText(PAGE.dayPassed)).toBeTruthy();
    expect(callsTo(SEARCH).map(({ query }) => [query.get('postcode'), query.get('date')])).toEqual([
      ['OX4', null],
    ]);
    const link = screen.getAllByRole<HTMLAnchorElement>('link').find(({ href }) => href.includes('cleaner='));
    expect(link?.href).toContain('postcode=OX4');
    expect(link?.href).not.toContain('date=');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.search.send }));
    expect(screen.queryByText(PAGE.dayPassed)).toBeNull();
    expect(names()).toEqual(['Ada']);
  });

  it('that has not, today included, searches for it', async () => {
    open(ukToday());
    await waitFor(() => expect(names()).toEqual(['Ada']));
    expect(screen.queryByText(PAGE.dayPassed)).toBeNull();
    expect(callsTo(SEARCH).map(({ query }) => query.get('date'))).toEqual([ukToday()]);
  });
});

describe('a mistyped postcode', () => {
  const TYPED = '0X12JD';
  const MEANT = 'OX1 2JD';
  const origin = (postcode: string) => ({
    'X-Search-Origin': JSON.stringify({ postcode, precision: 'unit' }),
  });
  const near = (postcode: string) => screen.findByRole('heading', { name: TEXTS.toolbar.near(postcode) });
  const search = (typed: string) => `/find-cleaners?postcode=${encodeURIComponent(typed)}`;

  it('stands in the heading and the title as it was meant', async () => {
    serve({ [SEARCH]: () => ({ body: [], headers: origin(MEANT) }) });
    renderOnSite(<FindCleanersPage />, search(TYPED));
    expect(await near(MEANT)).toBeTruthy();
    expect(document.title).toContain(PAGE.page.titleNear(MEANT));
    expect(screen.queryByText(new RegExp(TYPED))).toBeNull();
  });

  it('is not what the last search was for, while the next one is asked', async () => {
    const held = heldAnswer({ body: [card('Bea')], headers: origin('OX4') });
    serve({
      [SEARCH]: (call) =>
        call.query.get('postcode') === 'OX4'
          ? held.route(call)
          : { body: [card('Ada')], headers: origin(MEANT) },
    });
    renderOnSite(<FindCleanersPage />, search(TYPED));
    await near(MEANT);
    const field = screen.getByLabelText(TEXTS.search.postcode);
    await userEvent.clear(field);
    await userEvent.type(field, 'OX4');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.search.send }));
    expect(await near('OX4')).toBeTruthy();
    expect(names()).toEqual(['Ada']);
    held.release();
    await waitFor(() => expect(names()).toEqual(['Bea']));
  });

  it('is told once, at its field', async () => {
    const [status, message] = ERRORS.POSTCODE_NOT_FOUND;
    serve({ [SEARCH]: () => ({ status, body: { code: 'POSTCODE_NOT_FOUND', message } }) });
    renderOnSite(<FindCleanersPage />, search('ZZ9 9ZZ'));
    await screen.findByRole('heading', { name: TEXTS.postcodeProblem.title });
    const field = screen.getByLabelText(TEXTS.search.postcode);
    const [said, ...again] = screen.getAllByText(new RegExp(message));
    expect(field.getAttribute('aria-describedby')).toBe(said?.id);
    expect(again).toEqual([]);
  });
});

describe('the form of a search', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>(TEXTS.search.postcode);

  it('keeps the focus where it is when the search changes', async () => {
    serve({ [SEARCH]: () => ({ body: [card('Ada')] }) });
    renderOnSite(<FindCleanersPage />);
    await userEvent.type(field(), 'OX4');
    const send = screen.getByRole('button', { name: TEXTS.search.send });
    await userEvent.click(send);
    await waitFor(() => expect(callsTo(SEARCH).at(-1)?.query.get('postcode')).toBe('OX4'));
    expect(document.activeElement).toBe(send);
    await userEvent.type(field(), ' 1AA{Enter}');
    await waitFor(() => expect(callsTo(SEARCH).at(-1)?.query.get('postcode')).toBe('OX4 1AA'));
    expect(document.activeElement).toBe(field());
  });

  it('holds what was searched for after Back', async () => {
    serve({ [SEARCH]: () => ({ body: [card('Ada')] }) });
    renderOnSite(
      <>
        <FindCleanersPage />
        <Back />
      </>,
      '/find-cleaners?postcode=OX4',
    );
    await userEvent.clear(field());
    await userEvent.type(field(), 'OX2{Enter}');
    await waitFor(() => expect(callsTo(SEARCH).at(-1)?.query.get('postcode')).toBe('OX2'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(field().value).toBe('OX4'));
  });
});

it('an address with another name of a service, and what no filter takes, becomes that of the search that is shown', async () => {
  serve({ [SEARCH]: () => ({ body: [card('Ada')] }) });
  onTestFinished(() => history.replaceState(null, '', '/'));
  renderAtAddress(<FindCleanersPage />, '/find-cleaners?service=office&sort=random&radius=7');
  await waitFor(() => expect(location.search).toBe('?service=commercial'));
  const service = await screen.findByLabelText<HTMLSelectElement>(TEXTS.filters.service);
  expect(service.value).toBe('commercial');
  expect(callsTo(SEARCH).map(({ query }) => query.get('service'))).toEqual(['commercial']);
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}
