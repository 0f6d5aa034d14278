import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A token for a mailed link, random enough to be stored as a plain hash. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
