/** Session tokens as the application signs them (HS256), without a library. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const encode = (/** @type {object} */ part) => Buffer.from(JSON.stringify(part)).toString('base64url');

const KEY_ID_BYTES = 6;

/** @param {string} secret */
const keyIdOf = (secret) =>
  Buffer.from(hkdfSync('sha256', secret, 'tidyhearth', 'key-id', KEY_ID_BYTES)).toString('base64url');

/**
 * @param {string} signed
 * @param {string} secret
 */
const signature = (signed, secret) => createHmac('sha256', secret).update(signed).digest();

/**
 * @param {import('./market.mjs').Customer} customer
 * @param {string} secret
 */
export function tokenOf({ userId, sid }, secret) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: String(userId),
    jti: sid,
    iss: 'tidyhearth',
    aud: 'session',
    iat: now,
    exp: now + 86_400,
  };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid: keyIdOf(secret) })}.${encode(claims)}`;
  return `${signed}.${signature(signed, secret).toString('base64url')}`;
}

/**
 * @param {string} authorization
 * @param {string} secret
 * @returns {import('./market.mjs').Customer}
 */
export function readToken(authorization, secret) {
  const [head = '', body = '', sign = ''] = authorization.slice('Bearer '.length).split('.');
  const given = Buffer.from(sign, 'base64url');
  const right = signature(`${head}.${body}`, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Error('not our token');
  /** @type {{ sub: string, jti: string, exp: number }} */
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  if (claims.exp * 1000 < Date.now()) throw new Error('an old token');
  return { userId: Number(claims.sub), sid: claims.jti };
}
