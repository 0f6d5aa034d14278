import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** For a mailed link. Random enough that a plain hash of it may be kept. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
