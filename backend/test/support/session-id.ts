import type { Session } from './world.js';

/** The row of `sessions` that this token names. */
export function sessionIdOf({ token }: Session): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    jti: string;
  };
  return claims.jti;
}
