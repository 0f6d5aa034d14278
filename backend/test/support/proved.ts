import { mailedCode } from './codes.js';
import { expectStatus } from './expect-status.js';
import type { Account, World } from './world.js';

/** Verifies the email address with the mailed code. From then on, mails contain all details. */
export async function proveAddress(world: World, person: Account): Promise<void> {
  const { id, email } = person.user;
  const asked = await world
    .as(person)
    .post('/api/auth/send-verification')
    .send({ userId: id, type: 'email' });
  expectStatus(asked, 200);
  const body = { userId: id, code: await mailedCode(world, email) };
  expectStatus(await world.as(person).post('/api/auth/verify-email').send(body), 200);
}
