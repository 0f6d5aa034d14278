import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)));
}

/** The code of an authenticator app (RFC 6238), computed without the server's library as an independent check. */
export function totp(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** Each code works only once, so a further sign-in uses the next step's code, which the server already accepts. */
export const nextTotp = (secret: string) => totp(secret, Date.now() + STEP_MS);
