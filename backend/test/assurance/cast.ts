import { ADMIN } from '../../../scripts/lib/scratch-app.mjs';
import { requestBooking } from '../support/bookings.js';
import { mailedToken } from '../support/codes.js';
import { expectStatus } from '../support/expect-status.js';
import type { Account, CleanerAccount, World } from '../support/world.js';

/** The kinds of caller. The owner has a booking with `cleaner`; the other customer and cleaner have none with them. */
export const ACTORS = [
  'anonymous',
  'owner',
  'otherCustomer',
  'cleaner',
  'otherCleaner',
  'pendingCleaner',
  'suspended',
  'admin',
] as const;
export type Actor = (typeof ACTORS)[number];

export interface Cast {
  world: World;
  owner: Account;
  otherCustomer: Account;
  cleaner: CleanerAccount;
  otherCleaner: CleanerAccount;
  pendingCleaner: CleanerAccount;
  /** Has a session token and a password reset link from before the suspension. */
  suspended: Account & { resetToken: string };
  admin: Account;
  /** A customer without bookings, for postings on which strangers may bid. */
  bystander: Account;
}

export async function castOf(world: World): Promise<Cast> {
  const [owner, otherCustomer, bystander, otherCleaner, pendingCleaner, suspended, admin] = await Promise.all(
    [
      world.registerCustomer(),
      world.registerCustomer(),
      world.registerCustomer(),
      world.approvedCleaner(),
      world.registerCleaner(),
      suspendedCustomer(world),
      adminOf(world),
    ],
  );
  const cleaner = await cleanerApartFrom(world, [otherCleaner, pendingCleaner]);
  await requestBooking(world, owner, cleaner, { bookingTime: '15:00', estimatedDuration: 1 });
  return { world, owner, otherCustomer, cleaner, otherCleaner, pendingCleaner, suspended, admin, bystander };
}

/**
 * Some calls accept a profile id or a user id, so this cleaner's profile id must not equal another cleaner's user id.
 */
async function cleanerApartFrom(world: World, others: readonly CleanerAccount[]): Promise<CleanerAccount> {
  const cleaner = await world.approvedCleaner();
  return others.some(({ user }) => user.id === cleaner.cleaner.id)
    ? cleanerApartFrom(world, others)
    : cleaner;
}

async function adminOf(world: World): Promise<Account> {
  const session = await world.signIn(ADMIN);
  const answer = await world.as(session).get('/api/auth/user');
  expectStatus(answer, 200);
  return { ...session, user: answer.body, password: ADMIN.password };
}

async function suspendedCustomer(world: World): Promise<Cast['suspended']> {
  const person = await world.registerCustomer();
  expectStatus(await world.anyone.post('/api/auth/forgot-password').send({ email: person.user.email }), 200);
  const resetToken = await mailedToken(world, person.user.email, /password/i);
  const admin = world.as(await world.admin());
  expectStatus(
    await admin.post(`/api/admin/users/${person.user.id}/suspend`).send({ reason: 'It was reported.' }),
    200,
  );
  return { ...person, resetToken };
}

/** A new person of the same kind, for calls that change the caller's own account. */
export function newPersonLike(cast: Cast, who: Exclude<Actor, 'anonymous' | 'suspended'>): Promise<Account> {
  if (who === 'owner' || who === 'otherCustomer') return cast.world.registerCustomer();
  if (who === 'pendingCleaner') return cast.world.registerCleaner();
  if (who === 'admin') return adminOf(cast.world);
  return cast.world.approvedCleaner();
}

export const hasProfile = (person: Account): person is CleanerAccount => 'cleaner' in person;
