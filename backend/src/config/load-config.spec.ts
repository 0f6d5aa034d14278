import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './load-config.js';

const dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-config-'));
const production = {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  JWT_SECRET: 'kT9z-Q4mWx7rLp2sVb8nHc6yJd3fGa5e',
  PUBLIC_URL: 'https://tidyhearth.example/',
  SMTP_URL: 'smtps://mail.example',
};

afterAll(() => rmSync(dataDir, { recursive: true }));

describe('configuration', () => {
  it('needs nothing to be set', () => {
    const config = loadConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      demoData: true,
      trustedProxies: 0,
    });
    expect(config).toMatchObject({ platformFeeBasisPoints: 500, bookingFeePence: 0, rateLimits: true });
  });

  it('makes one secret, which only its owner may read, and keeps it', () => {
    const file = join(dataDir, 'jwt-secret');
    const secret = () => loadConfig({ DATA_DIR: dataDir }).jwtSecret;
    const [first, second] = [secret(), secret()];
    expect(first).toBe(second);
    expect(first.length).toBeGreaterThan(40);
    expect(loadConfig({ DATA_DIR: dataDir }).isSecretNew).toBe(false);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('reads shares and amounts exactly, and addresses in lower case', () => {
    const given = { PLATFORM_FEE_RATE: '0.07', BOOKING_FEE: '4.35', ADMIN_EMAIL: 'Admin@Clean.Example' };
    expect(loadConfig({ DATA_DIR: dataDir, ...given })).toMatchObject({
      platformFeeBasisPoints: 700,
      bookingFeePence: 435,
      adminEmail: 'admin@clean.example',
    });
  });

  it.each(['', 'half-a-secret'])(
    'refuses a kept secret that was cut off (%j), and leaves it as it is',
    (cut) => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'tidyhearth-config-'));
      const file = join(DATA_DIR, 'jwt-secret');
      writeFileSync(file, cut);
      expect(() => loadConfig({ DATA_DIR })).toThrow(/^JWT_SECRET: its file .*jwt-secret has fewer than 32/);
      expect(readFileSync(file, 'utf8')).toBe(cut);
      rmSync(DATA_DIR, { recursive: true });
    },
  );

  it('fills no demo market into a real database', () => {
    expect(loadConfig({ DATA_DIR: dataDir, DATABASE_URL: 'mysql://u:p@localhost/db' }).demoData).toBe(false);
    expect(loadConfig(production).demoData).toBe(false);
  });

  it('goes on with a security.txt that has expired: it stops neither a start nor a restore', () => {
    const { securityTxt } = loadConfig({ DATA_DIR: dataDir, SECURITY_EXPIRES: '2025-01-31T00:00:00Z' });
    expect(securityTxt.expires).toBe(Date.parse('2025-01-31'));
  });

  it('writes what pages name without a character that HTML or JSON would escape', () => {
    const given = { PUBLIC_URL: 'https://Clean.example/a"b<c/', LAUNCH_COUNTY: "King's-Lynn St. Côte" };
    expect(loadConfig({ DATA_DIR: dataDir, ...given })).toMatchObject({
      publicUrl: 'https://clean.example/a%22b%3Cc',
      launchCounty: given.LAUNCH_COUNTY,
    });
  });

  it('takes an empty value for one that is not set', () => {
    expect(loadConfig({ DATA_DIR: dataDir, DATABASE_URL: '', PORT: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', 'abc'],
    ['SECURITY_EXPIRES', 'next year'],
    ['PORT', '70000'],
    ['METRICS_PORT', '3000'],
    ['PUBLIC_URL', 'tidyhearth.example'],
    ['PUBLIC_URL', 'https://tidyhearth.example/?from=mail'],
    ['PUBLIC_URL', 'https://tidyhearth.example/#/'],
    ['MAIL_FROM', 'Tidyhearth'],
    ['MAIL_FROM', 'Tidyhearth <hello at tidyhearth.example>'],
    ['SUPPORT_EMAIL', '"help"@clean.example'],
    ['LAUNCH_COUNTY', 'Tyne & Wear'],
    ['LAUNCH_COUNTY', '<b>Berkshire</b>'],
    ['DATABASE_URL', 'postgres://localhost/db'],
    ['DATABASE_URL', 'mysql:///db'],
    ['DATABASE_URL', 'mysql://u@one:3306,two:3306/db'],
    ['DATABASE_URL', 'mysql://u@one/db?ssl=true'],
    ['DATABASE_URL', 'mysql://u@one/db?ssl-mode=maybe'],
    ['DATABASE_URL', 'mysql://u@one/db?ssl-mode=REQUIRED&ssl-ca=/ca.pem'],
    ['DATABASE_URL', 'mysql://u@one/db?ssl-mode=VERIFY_CA&ssl-ca=/nowhere/ca.pem'],
    ['DATABASE_URL', 'mysql://u@127.0.0.1/db?ssl-mode=VERIFY_IDENTITY'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_TIMEOUT_SECONDS', '0'],
    ['REDIS_URL', 'http://localhost'],
    ['SMTP_URL', 'mail'],
    ['SMTP_URL', 'smtp:mail.example:587'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mailer@mail.example'],
    ['SECURITY_CONTACT', 'mailto:'],
    ['SECURITY_CONTACT', 'security@tidyhearth.example'],
    ['SECURITY_POLICY_URL', 'http://tidyhearth.example/security'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', `${'ab,'.repeat(20)}`],
    ['JWT_SECRET_PREVIOUS', 'short'],
    ['JWT_SECRET_PREVIOUS', `${'a1'.repeat(20)},short`],
    ['DATABASE_URL', 'mysql://tidyhearth:50%off@db:3306/tidyhearth'],
    // Joined before decoding, they would be read as `A`.
    ['DATABASE_URL', 'mysql://tidyhearth%:41@db:3306/tidyhearth'],
    ['REDIS_URL', 'redis://:50%off@redis:6379'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', '12345'],
    ['DEMO_DATA', 'yes'],
    ['PLATFORM_FEE_RATE', '5'],
    ['PLATFORM_FEE_RATE', '0.123456'],
    ['BOOKING_FEE', '-1'],
    ['RATE_LIMITS', 'maybe'],
    ['PASSWORD_COST', 'none'],
    ['LOG_LEVEL', 'loud'],
    ['REQUEST_NUDGE_HOURS', '48'],
    ['REQUEST_RELEASE_HOURS', '721'],
    ['ADMIN_IDLE_MINUTES', '9'],
  ])('names %s when it is %p', (name, value) => {
    const environment = { DATA_DIR: dataDir, [name]: value };
    expect(() => loadConfig(environment)).toThrow(ConfigError);
    expect(() => loadConfig(environment)).toThrow(new RegExp(`^${name}: \\S`));
  });

  it.each(['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('needs %s with a bucket', (name) => {
    const store = { S3_REGION: 'eu-west-2', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const environment = { DATA_DIR: dataDir, S3_BUCKET: 'photos', ...store };
    expect(loadConfig(environment).s3).toMatchObject({ bucket: 'photos', secretAccessKey: 'secret' });
    expect(() => loadConfig({ ...environment, [name]: undefined })).toThrow(
      new RegExp(`^${name}: required when`),
    );
  });

  it.each([
    ['S3_BUCKET', { S3_ENDPOINT: 'https://store.example' }],
    ['S3_BUCKET', { S3_REGION: 'eu-west-2' }],
    ['S3_BUCKET', { S3_ACCESS_KEY_ID: 'key' }],
    ['S3_BUCKET', { S3_BUCKET: '', S3_SECRET_ACCESS_KEY: 'secret' }],
    ['DATABASE_URL', { DATABASE_PASSWORD: 'secret' }],
    ['REQUEST_NUDGE_HOURS', { REQUEST_RELEASE_HOURS: '12' }],
  ])('names %s where %p would have no effect', (name, given) => {
    expect(() => loadConfig({ DATA_DIR: dataDir, ...given })).toThrow(
      new RegExp(`^${name}: must|^${name}: required when`),
    );
  });

  it.each([
    ['JWT_SECRET', undefined],
    ['JWT_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['PUBLIC_URL', undefined],
    ['PUBLIC_URL', 'http://tidyhearth.example'],
    ['PUBLIC_URL', 'HTTP://tidyhearth.example'],
    ['SMTP_URL', undefined],
    ['ADMIN_PASSWORD', 'elevenchars'],
    ['RATE_LIMITS', 'off'],
    ['DEMO_DATA', 'true'],
  ])('refuses production with %s = %p', (name, value) => {
    expect(() => loadConfig({ ...production, [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('takes an insecure address or no mail server in production when told so in words', () => {
    const http = { ...production, PUBLIC_URL: 'http://localhost:3000', ALLOW_INSECURE_PUBLIC_URL: 'true' };
    expect(loadConfig(http).publicUrl).toBe('http://localhost:3000');
    const withoutMail = { ...production, SMTP_URL: '', ALLOW_NO_MAIL_SERVER: 'true' };
    expect(loadConfig(withoutMail).smtpUrl).toBeUndefined();
  });

  it('hashes passwords at the full cost, but for tests that ask for less', () => {
    const full = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
    const test = { DATA_DIR: dataDir, NODE_ENV: 'test' };
    for (const environment of [{ DATA_DIR: dataDir }, production, test]) {
      expect(loadConfig(environment).passwordCost).toEqual(full);
    }
    expect(loadConfig({ ...test, PASSWORD_COST: 'low' }).passwordCost.memoryCost).toBeLessThan(100);
    for (const environment of [{ DATA_DIR: dataDir }, { ...test, NODE_ENV: 'development' }, production]) {
      expect(() => loadConfig({ ...environment, PASSWORD_COST: 'low' })).toThrow(/^PASSWORD_COST: \S/);
    }
  });
});
