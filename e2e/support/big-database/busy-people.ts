import type { APIRequestContext } from '@playwright/test';
import type { Database } from '../../../scripts/lib/database.mjs';
import { registerApprovedCleaner, registerCustomer, type Cleaner, type Person } from '../accounts.js';

const PASSWORD = 'tidy-demo-2026';
const JOINED_YEARS_AGO = 5;
const YEAR_MS = 365 * 86_400_000;

/** A cleaner with thousands of bookings, far from where journeys search, and hidden from search. */
export const BUSY_CLEANER = {
  email: 'inga@lerwick.example',
  password: PASSWORD,
  firstName: 'Inga',
  lastName: 'Isbister',
} as const satisfies Omit<Person, 'id'>;

/** A customer who has exchanged thousands of messages with her. */
export const TALKATIVE_CUSTOMER = {
  email: 'magnus@lerwick.example',
  password: PASSWORD,
  firstName: 'Magnus',
  lastName: 'Halcrow',
} as const satisfies Omit<Person, 'id'>;

export interface BusyPair {
  cleaner: Cleaner;
  customer: Person;
  /** The hash of the password that both have. */
  passwordHash: string;
  adminId: number;
}

/** Registers both through the API, then moves their joining dates into the past. */
export async function registerBusyPair(request: APIRequestContext, database: Database): Promise<BusyPair> {
  const cleaner = await registerApprovedCleaner(request, {
    ...BUSY_CLEANER,
    location: 'Lerwick',
    postcode: 'ZE1 0LZ',
    hourlyRate: '18.00',
    bio: 'Houses, holiday lets and offices from Sumburgh to Unst, in any weather.',
  });
  const customer = await registerCustomer(request, TALKATIVE_CUSTOMER.firstName, TALKATIVE_CUSTOMER);
  const joinedAt = Date.now() - JOINED_YEARS_AGO * YEAR_MS;
  await database.run('UPDATE users SET createdAt = ?, allowProfileSearch = 0 WHERE id = ?', [
    joinedAt,
    cleaner.id,
  ]);
  await database.run('UPDATE users SET createdAt = ? WHERE id = ?', [joinedAt, customer.id]);
  await database.run('UPDATE cleaners SET createdAt = ?, reviewedAt = ?, isListed = 0 WHERE id = ?', [
    joinedAt,
    joinedAt,
    cleaner.cleanerId,
  ]);
  const [row] = await database.all(
    'SELECT u.password, c.reviewedBy FROM users u JOIN cleaners c ON c.userId = u.id WHERE u.id = ?',
    [cleaner.id],
  );
  return { cleaner, customer, passwordHash: String(row?.password), adminId: Number(row?.reviewedBy) };
}
