import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ApiScope } from '@tidyhearth/domain';
import { expectStatus } from './expect-status.js';
import type { Session, World } from './world.js';

export interface MadeKey extends Session {
  id: number;
  /** The key itself; `world.as` takes it like a session's token. */
  token: string;
  prefix: string;
  lastFour: string;
}

/** Creates an API key for whoever is signed in. */
export async function makeKey(
  world: World,
  owner: Session,
  scopes: readonly ApiScope[] = ['bookings:read'],
  expiresInDays = 30,
): Promise<MadeKey> {
  const answer = await world.as(owner).post('/api/keys').send({ name: 'Diary', scopes, expiresInDays });
  expectStatus(answer, 201);
  const { id, key, prefix, lastFour } = answer.body;
  return { id, token: key, prefix, lastFour };
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A key that does not exist, with a valid checksum. */
export function unknownKey(): string {
  const random = Array.from(randomBytes(43), (byte) => DIGITS.charAt(byte % DIGITS.length)).join('');
  let check = '';
  for (let rest = crc32(random); check.length < 6; rest = Math.floor(rest / DIGITS.length))
    check = `${DIGITS.charAt(rest % DIGITS.length)}${check}`;
  return `thk_${random}${check}`;
}
