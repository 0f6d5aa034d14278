import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { bearerTokenIn } from '../bearer-token.js';

const MARK = 'thk_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);
const RANDOM_BYTES = 32;
/** The most digits that 32 bytes, and the 32 bits of the checksum, take in base 62. */
const RANDOM_DIGITS = 43;
const CHECK_DIGITS = 6;
const SHAPE = new RegExp(`^${MARK}[0-9A-Za-z]{${RANDOM_DIGITS + CHECK_DIGITS}}$`);

export const PREFIX_LENGTH = MARK.length + 4;

/**
 * 32 random bytes in base 62, followed by a checksum. The checksum lets a truncated or mistyped key be refused without
 * a database query.
 */
export function newApiKey(): string {
  const random = digitsOf(BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`), RANDOM_DIGITS);
  return `${MARK}${random}${checksumOf(random)}`;
}

export const apiKeyHash = (key: string) => createHash('sha256').update(key).digest('hex');

/** The API key of an `Authorization` header, valid or not; undefined if the header contains something else. */
export function apiKeyIn(authorization: string | undefined): string | undefined {
  const token = bearerTokenIn(authorization);
  return token?.startsWith(MARK) ? token : undefined;
}

/** Whether the key has the form and checksum of a key made here. */
export function isWellFormed(key: string): boolean {
  if (!SHAPE.test(key)) return false;
  const random = key.slice(MARK.length, MARK.length + RANDOM_DIGITS);
  return key.endsWith(checksumOf(random));
}

const checksumOf = (text: string) => digitsOf(BigInt(crc32(text)), CHECK_DIGITS);

function digitsOf(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; rest > 0n; rest /= BASE) digits = `${DIGITS.charAt(Number(rest % BASE))}${digits}`;
  return digits.padStart(length, '0');
}
