import { mailbox, type Mail } from './mailbox.js';
import { expectStatus } from './expect-status.js';
import type { Account, World } from './world.js';

/** The newest code that was mailed to this address. */
export async function mailedCode(world: World, recipient: string): Promise<string> {
  const mail = await mailbox(world, recipient).next(/verification code/i);
  return found(/^[A-Z0-9]{6}$/m.exec(mail.text)?.[0], mail);
}

/** The token in the link of the newest mail about this subject. */
export async function mailedToken(world: World, recipient: string, subject: RegExp): Promise<string> {
  const mail = await mailbox(world, recipient).next(subject);
  return found(/[?&]token=([\w.-]+)/.exec(mail.text)?.[1], mail);
}

function found(text: string | undefined, mail: Mail): string {
  if (text === undefined) throw new Error(`nothing of the kind in: ${mail.text}`);
  return text;
}

/** Verifies the person's email address with the mailed code. */
export async function verifyEmail(world: World, person: Account): Promise<void> {
  const { id, email } = person.user;
  const mine = world.as(person);
  expectStatus(await mine.post('/api/auth/send-verification').send({ userId: id, type: 'email' }), 200, 201);
  const code = await mailedCode(world, email);
  expectStatus(await mine.post('/api/auth/verify-email').send({ userId: id, code }), 200, 201);
}
