import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';

/** How to reach a database server. */
export interface DatabaseAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  /** In the driver's format; undefined for an unencrypted connection. */
  tls?: { ca?: string; rejectUnauthorized: boolean; verifyIdentity: boolean };
}

const DEFAULT_PORT = 3306;
/** The names of MySQL. Each mode is stricter than the previous one. */
const TLS_MODES = ['DISABLED', 'REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'];
const PARAMETERS = new Set(['ssl-mode', 'ssl-ca']);

export const LONE_PERCENT = 'has a % that is not encoded: write it as %25';

/** False if it contains a lone %, which would otherwise fail only where that part of the URL is first used. */
export function isDecodable(...parts: string[]): boolean {
  try {
    // A bundler leaves out a plain call whose result is not used, because it does not expect this function to throw.
    parts.forEach(decodeURIComponent);
    return true;
  } catch {
    return false;
  }
}

/** @returns what is wrong with the URL, as a continuation of the variable's name */
export function faultOfDatabaseUrl(value: string): string | undefined {
  if (/^\w+:\/\/[^/]*,/.test(value))
    return 'must name one server: put a proxy before several (deploy/haproxy.cfg)';
  if (!URL.canParse(value) || !['mysql:', 'mariadb:'].includes(new URL(value).protocol))
    return 'must be a URL starting with mysql:// or mariadb://';
  const url = new URL(value);
  // Without a database it is accepted, because copying the log of changes needs none.
  if (url.hostname === '') return 'must name a server, as in mysql://user@host:3306/database';
  if (!isDecodable(url.username, url.password, url.pathname))
    return `${LONE_PERCENT}, or set DATABASE_PASSWORD`;
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) return `has an unknown parameter ${unknown}; known are ssl-mode and ssl-ca`;
  const mode = url.searchParams.get('ssl-mode');
  if (mode !== null && !TLS_MODES.includes(mode)) return `ssl-mode must be one of ${TLS_MODES.join(', ')}`;
  if (url.searchParams.has('ssl-ca') && !mode?.startsWith('VERIFY_'))
    return 'ssl-ca needs ssl-mode VERIFY_CA or VERIFY_IDENTITY';
  // The driver compares only names, not addresses.
  if (mode === 'VERIFY_IDENTITY' && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    return 'ssl-mode VERIFY_IDENTITY needs the name of the server, not its address';
  const ca = url.searchParams.get('ssl-ca');
  if (ca !== null && !existsSync(ca)) return `ssl-ca names no file: ${ca}`;
  return undefined;
}

/** Adds the password from its own variable to the URL. There it need not be URL-encoded. */
export function withPassword(url: string, password: string): string {
  const complete = new URL(url);
  complete.password = encodeURIComponent(password);
  return complete.href;
}

export function parseDatabaseUrl(value: string): DatabaseAddress {
  const url = new URL(value);
  const mode = url.searchParams.get('ssl-mode') ?? 'DISABLED';
  const ca = url.searchParams.get('ssl-ca');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || DEFAULT_PORT),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(mode === 'DISABLED'
      ? {}
      : {
          tls: {
            ...(ca === null ? {} : { ca: readFileSync(ca, 'utf8') }),
            rejectUnauthorized: mode.startsWith('VERIFY_'),
            verifyIdentity: mode === 'VERIFY_IDENTITY',
          },
        }),
  };
}
