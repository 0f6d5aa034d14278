import { ADMIN, logIn } from '../support/accounts.js';
import { test } from './support/phone.js';

const PASSWORD = 'tidy-demo-2026';
const CUSTOMER = { email: 'olivia@demo.tidyhearth.example', password: PASSWORD };
const CLEANER = { email: 'amara@demo.tidyhearth.example', password: PASSWORD };

/** A press before hydration is shown on the pressed element until its result appears. */
const PRESSED = '[data-clicked-early]';
const SENT = 'form[data-submitted-early]';
const DIALOG = '[role=dialog]';
const INVALID = '[aria-invalid=true]';

test('the home page', async ({ phone }) => {
  const result = `form[role=search] ${INVALID}`;
  await phone.firstTap({
    name: 'home, search',
    path: '/',
    target: 'form[role=search] button[type=submit]',
    reaction: `${SENT}, ${result}`,
    result,
  });
});

test('the menu', async ({ phone }) => {
  await phone.firstTap({
    name: 'home, menu',
    path: '/',
    target: 'button[aria-controls=mobile-menu]',
    reaction: `${PRESSED}, #mobile-menu`,
    result: '#mobile-menu',
  });
});

test('the search', async ({ phone }) => {
  await phone.firstTap({
    name: 'search, menu',
    path: '/find-cleaners',
    target: 'button[aria-controls=mobile-menu]',
    reaction: `${PRESSED}, #mobile-menu`,
    result: '#mobile-menu',
  });
});

test('a profile', async ({ phone, request }) => {
  const { user } = await logIn(request, CLEANER);
  const { cleanerId } = user as { cleanerId: number };
  await phone.firstTap({
    name: 'profile, book',
    path: `/cleaners/${cleanerId}`,
    target: 'main button:has(.lucide-calendar-plus)',
    reaction: `${PRESSED}, ${DIALOG}`,
    result: DIALOG,
  });
});

test('the sign-in', async ({ phone }) => {
  await phone.firstTap({
    name: 'sign in',
    path: '/login',
    target: 'main form button[type=submit]',
    reaction: `${SENT}, ${INVALID}`,
    result: INVALID,
  });
});

test('a tab of the customer’s dashboard', async ({ phone }) => {
  await phone.signIn(CUSTOMER);
  const tab = 'nav a[href="/dashboard?tab=bookings"]';
  await phone.firstTap({
    name: 'customer’s dashboard, tab',
    path: '/dashboard',
    target: tab,
    reaction: `${tab}[aria-current=page]`,
    result: 'main a[aria-current=page][href*="status="]',
  });
});

test('the bell', async ({ phone }) => {
  await phone.signIn(CUSTOMER);
  const bell = 'header button[aria-haspopup=dialog]';
  const list = '[data-scope=popover][data-part=content]';
  await phone.firstTap({
    name: 'customer’s dashboard, bell',
    path: '/dashboard',
    target: bell,
    // The expanded bell is tinted.
    reaction: `${bell}[aria-expanded=true]`,
    result: `${list} svg`,
  });
});

test('a tab of the cleaner’s dashboard', async ({ phone }) => {
  await phone.signIn(CLEANER);
  const tab = 'nav a[href="/dashboard?tab=bookings"]';
  await phone.firstTap({
    name: 'cleaner’s dashboard, tab',
    path: '/dashboard',
    target: tab,
    reaction: `${tab}[aria-current=page]`,
    result: 'main a[aria-current=page][href*="status="]',
  });
});

test('a tab of the console', async ({ phone }) => {
  await phone.signIn(ADMIN);
  await phone.firstTap({
    name: 'console, tab',
    path: '/admin/',
    target: '[role=tab][href="/admin/applications"]',
    reaction: '[role=tab][href="/admin/applications"][aria-selected=true]',
    result: 'main article, main h2',
  });
});
