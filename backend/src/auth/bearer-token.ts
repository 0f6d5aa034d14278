/** Anchored at both ends, because an unanchored pattern takes quadratic time on a long header. */
const BEARER = /^Bearer +(\S+)$/i;
/** Several times the length of any token or key. */
const MAX_LENGTH = 1000;

/** The token or API key of an `Authorization` header, valid or not; undefined if the header contains something else. */
export function bearerTokenIn(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.length > MAX_LENGTH) return undefined;
  return BEARER.exec(authorization)?.[1];
}
