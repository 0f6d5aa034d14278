/** Begins and ends where the header does: a pattern that may begin anywhere takes the square of a long header's length. */
const BEARER = /^Bearer +(\S+)$/i;
/** Several times what any token or key has. */
const MAX_LENGTH = 1000;

/** The token or API key of an `Authorization` header, right or wrong; undefined where it holds something else. */
export function bearerTokenIn(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.length > MAX_LENGTH) return undefined;
  return BEARER.exec(authorization)?.[1];
}
