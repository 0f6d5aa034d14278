import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDatabaseUrl } from './database-url.js';
import { loadConfig } from './load-config.js';

const dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-database-url-'));
const databaseUrl = (environment: Record<string, string>) =>
  loadConfig({ DATA_DIR: dataDir, ...environment }).databaseUrl ?? '';

afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the address of the database', () => {
  it.each(['a/b', 'a#b?c', 'p@ss:word', '100%', 'é ü', "quote'"])(
    'takes %s as a password as it is',
    (given) => {
      const url = databaseUrl({ DATABASE_URL: 'mysql://tidy@db:3307/tidy', DATABASE_PASSWORD: given });
      expect(parseDatabaseUrl(url)).toEqual({
        host: 'db',
        port: 3307,
        user: 'tidy',
        password: given,
        database: 'tidy',
      });
    },
  );

  it('refuses two passwords', () => {
    expect(() => databaseUrl({ DATABASE_URL: 'mysql://u:p@db/tidy', DATABASE_PASSWORD: 'q' })).toThrow(
      /DATABASE_PASSWORD/,
    );
  });

  it('may be an IPv6 address', () => {
    expect(parseDatabaseUrl('mysql://u:p@[2001:db8::7]/tidy')).toMatchObject({
      host: '2001:db8::7',
      port: 3306,
    });
    const byAddress = 'mysql://u:p@[2001:db8::7]/tidy?ssl-mode=VERIFY_IDENTITY';
    expect(() => databaseUrl({ DATABASE_URL: byAddress })).toThrow(/needs the name of the server/);
  });

  it('speaks TLS as the URL says', () => {
    const ca = join(dataDir, 'ca.pem');
    writeFileSync(ca, 'a certificate');
    const tlsOf = (query: string) => parseDatabaseUrl(`mysql://u:p@db/tidy${query}`).tls;
    expect(tlsOf('')).toBeUndefined();
    expect(tlsOf('?ssl-mode=REQUIRED')).toEqual({ rejectUnauthorized: false, verifyIdentity: false });
    expect(tlsOf('?ssl-mode=VERIFY_CA')).toEqual({ rejectUnauthorized: true, verifyIdentity: false });
    expect(tlsOf(`?ssl-mode=VERIFY_IDENTITY&ssl-ca=${ca}`)).toEqual({
      ca: 'a certificate',
      rejectUnauthorized: true,
      verifyIdentity: true,
    });
  });
});
