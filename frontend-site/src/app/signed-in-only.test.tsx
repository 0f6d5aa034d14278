import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ON_HOLD, PAGE_TEXTS, TOASTS } from '@tidyhearth/domain';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TEXTS } from '../features/account/account.texts';
import { PersonCard } from '../features/account/profile/person-card';
import { ROUTES } from '../config/routes';
import { refreshUser, signIn, signOut } from '../lib/session';
import { keepSuspension } from '../lib/token';
import { useAccount } from '../lib/use-account';
import { CUSTOMER } from '../test/jobs';
import { renderOnSite } from '../test/render';
import { callsTo, serve } from '../test/server';
import { LoginPage } from './pages/login-page';
import { TEXTS as SIGN_IN_TEXTS } from './pages/sign-in-pages.texts';
import { SignedInOnly } from './signed-in-only';

const OTHER = { ...CUSTOMER, id: 10, firstName: 'Ada', phone: '07700 900999' };
const HOME = '1 Hidden Close';

const Profile = () => <PersonCard user={useAccount()} />;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

afterEach(() => keepSuspension(false));

/** Types details and loses the session before they are saved. */
async function typeAndLoseSession() {
  serve({ 'GET /api/auth/user': () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } }) });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  renderOnSite(
    <Routes>
      <Route element={<SignedInOnly />}>
        <Route path="/" element={<Profile />} />
      </Route>
    </Routes>,
  );
  enter(TEXTS.person.street, HOME);
  await act(refreshUser);
  expect(field(TEXTS.person.street).value).toBe(HOME);
}

it('what was typed stays for the same person, who signs in again', async () => {
  await typeAndLoseSession();
  act(() => signIn({ token: 'renewed', user: { ...CUSTOMER } }));
  expect(field(TEXTS.person.street).value).toBe(HOME);
});

it('what was typed goes when somebody else signs in, whose Save sends their own changes alone', async () => {
  const save = `PATCH /api/users/${OTHER.id}`;
  serve({ [save]: () => ({ body: OTHER }) });
  await typeAndLoseSession();
  act(() => signIn({ token: 'another', user: OTHER }));
  expect(field(TEXTS.person.street).value).toBe(OTHER.streetAddress);
  expect(field(TEXTS.person.phone).value).toBe(OTHER.phone);
  enter(TEXTS.person.phone, '07700 900222');
  await userEvent.click(screen.getByRole('button', { name: TEXTS.person.save }));
  await screen.findByText(TOASTS.profileUpdated.title);
  expect(callsTo(save).map(({ body }) => body)).toEqual([{ phone: '07700 900222' }]);
});

it.each([CUSTOMER, { ...CUSTOMER, userType: 'cleaner' as const }])(
  'whoever is suspended meanwhile reads what that means and whom to write to (%#)',
  async (person) => {
    const body = { code: 'NOT_AUTHENTICATED', message: 'Account suspended', isSuspended: true };
    serve({ 'GET /api/auth/user': () => ({ status: 401, body }) });
    act(() => signIn({ token: 'token', user: person }));
    renderOnSite(
      <Routes>
        <Route path={ROUTES.login} element={<LoginPage />} />
        <Route element={<SignedInOnly />}>
          <Route path="/" element={<p>Work area</p>} />
        </Route>
      </Routes>,
    );
    await act(refreshUser);
    expect(await screen.findByRole('heading', { name: ON_HOLD.title })).toBeTruthy();
    expect(screen.getByText(ON_HOLD.meaning)).toBeTruthy();
    expect(screen.getByRole('link', { name: ON_HOLD.write }).getAttribute('href')).toBe(ROUTES.contact);
    expect(screen.queryByText(PAGE_TEXTS.accessDenied.title)).toBeNull();
    expect(screen.queryByText('Work area')).toBeNull();
  },
);

it.each([
  ['is read after a reload too', true],
  ['is no matter once somebody was signed in', false],
] as const)('why a session ended %s', async (_, isShown) => {
  const body = { code: 'NOT_AUTHENTICATED', message: 'Account suspended', isSuspended: true };
  serve({ 'GET /api/auth/user': () => ({ status: 401, body }) });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  await act(refreshUser);
  if (!isShown) {
    serve({ 'GET /api/auth/user': () => ({ body: OTHER }) });
    act(() => signIn({ token: 'another', user: OTHER }));
    await act(refreshUser);
    act(signOut);
  }
  vi.resetModules();
  const page = await import('./access-denied');
  const { startSession } = await import('../lib/session');
  const stop = startSession();
  const { unmount } = renderOnSite(<page.AccessDenied from="/dashboard" />);
  const title = isShown ? ON_HOLD.title : PAGE_TEXTS.accessDenied.title;
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  unmount();
  // Where a cleaner is sent whose session ended.
  const login = await import('./pages/login-page');
  renderOnSite(<login.LoginPage />);
  await screen.findByRole('button', { name: 'Sign In' });
  const isTold = () => screen.queryByRole('heading', { name: ON_HOLD.title }) !== null;
  await waitFor(() => expect(isTold()).toBe(isShown));
  stop();
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

it('signing in leads to the very section that was asked for', async () => {
  const asked = `${ROUTES.profile}?tab=profile#checks`;
  renderOnSite(
    <Routes>
      <Route path={ROUTES.login} element={<LoginPage />} />
      <Route element={<SignedInOnly />}>
        <Route path={ROUTES.profile} element={<Address />} />
      </Route>
    </Routes>,
    asked,
  );
  await userEvent.click(await screen.findByRole('link', { name: SIGN_IN_TEXTS.accessDenied.signIn }));
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  expect((await screen.findByRole('status')).textContent).toBe(asked);
});
