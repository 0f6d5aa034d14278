import { mailbox, type Mail } from './mailbox.js';
import { sql } from './database.js';
import type { World } from './world.js';

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

/** As if the last code had been used long ago: its step of time may come again. */
export async function forgetLastTotpStep(userId: number): Promise<void> {
  await sql('UPDATE users SET twoFALastStep = 0 WHERE id = ?', [userId]);
}
