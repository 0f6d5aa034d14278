import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';
import { ADMIN } from '../../scripts/lib/scratch-app.mjs';

export { ADMIN };

export interface Credentials {
  email: string;
  password: string;
}

export interface Person extends Credentials {
  id: number;
  firstName: string;
  lastName: string;
}

export interface Cleaner extends Person {
  cleanerId: number;
}

async function bodyOf(answer: APIResponse): Promise<unknown> {
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

type Wishes = Partial<Omit<Person, 'id'>>;

function personDetails(kind: string, firstName: string) {
  return {
    email: `${kind}-${randomUUID()}@test.example`,
    password: 'correct horse battery',
    firstName,
    lastName: 'Ashdown',
    phone: '07700 900123',
    agreedToTerms: true,
    agreedToPrivacy: true,
  };
}

export async function registerCustomer(
  request: APIRequestContext,
  firstName = 'Rowan',
  wishes: Wishes = {},
): Promise<Person> {
  const data = { ...personDetails('customer', firstName), userType: 'customer', ...wishes };
  const { user } = (await bodyOf(await request.post('/api/auth/register', { data }))) as { user: Person };
  return { ...data, id: user.id };
}

interface CleanerWishes extends Wishes {
  bio?: string;
  hourlyRate?: string;
  location?: string;
  postcode?: string;
}

/** Registers an approved cleaner, by default in Oxford. */
export async function registerApprovedCleaner(
  request: APIRequestContext,
  wishes: CleanerWishes = {},
): Promise<Cleaner> {
  const data = {
    ...personDetails('cleaner', 'Juniper'),
    bio: 'Ten years of careful work in family homes.',
    hourlyRate: '25.00',
    location: 'Oxford',
    postcode: 'OX1 2JD',
    services: ['regular', 'deep'],
    hasBackgroundCheck: true,
    ...wishes,
  };
  const { user, cleaner } = (await bodyOf(await request.post('/api/auth/register-cleaner', { data }))) as {
    user: Person;
    cleaner: { id: number };
  };
  const headers = { Authorization: `Bearer ${(await logIn(request, ADMIN)).token}` };
  const approval = await request.post(`/api/admin/cleaners/${cleaner.id}/approve`, { headers });
  expect(approval.ok(), await approval.text()).toBe(true);
  return { ...data, id: user.id, cleanerId: cleaner.id };
}

export async function logIn(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<{ token: string; user: unknown }> {
  const answer = await request.post('/api/login', { data: { email, password } });
  return (await bodyOf(answer)) as { token: string; user: unknown };
}

/**
 * Signs in through local storage, from the next document that the page loads. Journeys about signing in use the dialog.
 * @param stored what the browser has stored of the account, if not all of it
 */
export async function signIn(page: Page, account: Credentials, stored?: object): Promise<void> {
  const { token, user } = await logIn(page.request, account);
  await page.addInitScript(
    ({ key, token, user }) => {
      // Frames that show mails have no storage. Runs only once, so that a sign-out lasts.
      if (window !== window.top || sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'signed in');
      localStorage.setItem('auth-token', token);
      localStorage.setItem('user-data', JSON.stringify(user));
    },
    { key: randomUUID(), token, user: stored ?? user },
  );
}
