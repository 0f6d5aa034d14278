import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PASSWORD_MAX, PASSWORD_MIN, TOWN_MAX } from '@tidyhearth/domain';
import { z } from 'zod';
import { faultOfDatabaseUrl, isDecodable, LONE_PERCENT, withPassword } from './database-url.js';
import { LOG_LEVELS, type Config, type PasswordCost } from './config.js';
import { makePrivateFolder } from './private-folder.js';
import { PRIVATE_FILE } from './private-modes.js';

/** Prevents the start; main prints its message without a stack trace. */
export class ConfigError extends Error {}

const KNOWN_SECRETS = new Set(['secret', 'changeme', 'change-me', 'jwt_secret', 'development']);
const MIN_SECRET_LENGTH = 32;
const MIN_ADMIN_PASSWORD = 12;
/** What says where the bucket is, and opens it. */
const S3_ACCESS = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** OWASP's recommendation for argon2id. */
const FULL_PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LOW_PASSWORD_COST: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** @param starts how it may begin: `smtp://` is followed by a host, `mailto:` by an address */
const url = (...starts: string[]) =>
  text
    .refine(
      (value) => {
        if (!URL.canParse(value)) return false;
        const { href, host, pathname } = new URL(value);
        return starts.some(
          (start) => href.startsWith(start) && (start.endsWith('//') ? host : pathname) !== '',
        );
      },
      `must be a URL starting with ${starts.join(' or ')}`,
    )
    .refine((value) => {
      const { username = '', password = '' } = URL.canParse(value) ? new URL(value) : {};
      return isDecodable(username, password);
    }, LONE_PERCENT);
const hasWholeLogin = (value: string) => {
  const { username = '', password = '' } = URL.canParse(value) ? new URL(value) : {};
  return username === '' || password !== '';
};
const share = text
  .regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/, 'must be a share between 0 and 1 such as 0.05')
  .transform((value) => Math.round(Number(value) * 10_000));
const amount = text
  .regex(/^\d{1,4}(\.\d{1,2})?$/, 'must be an amount in pounds such as 5 or 5.00')
  .transform((value) => Math.round(Number(value) * 100));
const email = text.pipe(z.email()).transform((value) => value.toLowerCase());
/** An address, or a name with the address in angle brackets. */
const sender = text.refine(
  (value) => z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
  'must be an address such as hello@tidyhearth.example, or Tidyhearth <hello@tidyhearth.example>',
);
const placeName = text
  .max(TOWN_MAX)
  .regex(/^[\p{L} .'-]+$/u, 'must be a name of letters, spaces, points, apostrophes and hyphens');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: count(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  METRICS_PORT: count(1, 65_535).optional(),
  METRICS_HOST: text.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://', 'https://').optional(),
  OTEL_SERVICE_NAME: text.default('tidyhearth'),
  SHUTDOWN_NOTICE_SECONDS: count(0, 60).default(0),
  PUBLIC_URL: url('http://', 'https://')
    .refine((value) => !/[?#]/.test(value), 'must not have a ? or #, because links in mails continue it')
    .optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: text
    .superRefine((value, context) => {
      const fault = faultOfDatabaseUrl(value);
      if (fault !== undefined) context.addIssue(fault);
    })
    .optional(),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_POOL: count(2, 500).default(10),
  DATABASE_TIMEOUT_SECONDS: count(1, 600).default(10),
  REDIS_URL: url('redis://', 'rediss://').optional(),
  SMTP_URL: url('smtp://', 'smtps://')
    .refine(hasWholeLogin, 'has a user without a password, for whom no mail can be sent')
    .optional(),
  MAIL_FROM: sender.default('Tidyhearth <hello@tidyhearth.example>'),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: url('http://', 'https://').optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  JWT_SECRET: text
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .refine(
      (secret) => !secret.includes(','),
      'must not contain a comma, which separates JWT_SECRET_PREVIOUS',
    )
    .optional(),
  JWT_SECRET_PREVIOUS: text
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine(
      (list) => list.every((secret) => secret.length >= MIN_SECRET_LENGTH),
      `must be secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas`,
    )
    .default([]),
  ADMIN_EMAIL: email.default('admin@tidyhearth.example'),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX).optional(),
  DEMO_DATA: flag.optional(),
  PLATFORM_FEE_RATE: share.default(500),
  BOOKING_FEE: amount.default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  PASSWORD_COST: z.literal('low').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  SUPPORT_EMAIL: email.default('support@tidyhearth.example'),
  SECURITY_CONTACT: url('mailto:', 'https://').optional(),
  SECURITY_POLICY_URL: url('https://').optional(),
  SECURITY_EXPIRES: text
    .pipe(z.iso.datetime({ offset: true }))
    .transform((instant) => Date.parse(instant))
    .optional(),
  LAUNCH_COUNTY: placeName.default('Oxfordshire'),
  REQUEST_NUDGE_HOURS: count(1, 720).default(12),
  REQUEST_RELEASE_HOURS: count(1, 720).default(48),
  REMINDER_HOURS: count(1, 720).default(24),
  SESSION_DAYS: count(1, 365).default(30),
  SESSION_IDLE_DAYS: count(1, 365).default(14),
  ADMIN_SESSION_HOURS: count(1, 720).default(12),
  // The last use of a session is stored to the nearest five minutes, so a shorter time makes no sense.
  ADMIN_IDLE_MINUTES: count(10, 720).default(60),
  ALLOW_INSECURE_PUBLIC_URL: flag.default(false),
  ALLOW_NO_MAIL_SERVER: flag.default(false),
  TRUSTED_PROXIES: count(0, 10).default(0),
  POSTCODES_IO_URL: url('http://', 'https://').optional(),
});

type Environment = z.infer<typeof schema>;

/** @throws ConfigError naming the first wrong or missing variable */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environment);
  const isProduction = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR);
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    shutdownNoticeMs: env.SHUTDOWN_NOTICE_SECONDS * 1000,
    metrics: env.METRICS_PORT === undefined ? undefined : metricsAddress(env, env.METRICS_PORT),
    tracing:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME },
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).href.replace(/\/+$/, ''),
    dataDir,
    databaseUrl: databaseUrl(env),
    databasePool: env.DATABASE_POOL,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_SECONDS * 1000,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3: s3Settings(env),
    ...(env.JWT_SECRET === undefined
      ? keptSecret(dataDir)
      : { jwtSecret: env.JWT_SECRET, isSecretNew: false }),
    previousSecrets: env.JWT_SECRET_PREVIOUS,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    demoData: env.DEMO_DATA ?? (env.DATABASE_URL === undefined && !isProduction),
    platformFeeBasisPoints: env.PLATFORM_FEE_RATE,
    bookingFeePence: env.BOOKING_FEE,
    rateLimits: env.RATE_LIMITS === 'on',
    passwordCost: env.PASSWORD_COST === 'low' ? LOW_PASSWORD_COST : FULL_PASSWORD_COST,
    logLevel: env.LOG_LEVEL,
    supportEmail: env.SUPPORT_EMAIL,
    securityTxt: {
      contact: env.SECURITY_CONTACT ?? `mailto:${env.SUPPORT_EMAIL}`,
      expires: env.SECURITY_EXPIRES,
      policy: env.SECURITY_POLICY_URL,
    },
    launchCounty: env.LAUNCH_COUNTY,
    requestNudgeHours: env.REQUEST_NUDGE_HOURS,
    requestReleaseHours: env.REQUEST_RELEASE_HOURS,
    reminderHours: env.REMINDER_HOURS,
    sessionDays: env.SESSION_DAYS,
    sessionIdleDays: env.SESSION_IDLE_DAYS,
    adminSessionHours: env.ADMIN_SESSION_HOURS,
    adminIdleMinutes: env.ADMIN_IDLE_MINUTES,
    trustedProxies: env.TRUSTED_PROXIES,
    postcodesIoUrl: env.POSTCODES_IO_URL,
  };
}

function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  // An empty value means "not set" in a compose file.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production') refuseUnsafe(env);
  if (env.PASSWORD_COST !== undefined && env.NODE_ENV !== 'test') {
    throw new ConfigError('PASSWORD_COST: only for tests, with NODE_ENV=test');
  }
  const { REQUEST_NUDGE_HOURS: nudge, REQUEST_RELEASE_HOURS: release } = env;
  if (nudge >= release) {
    throw new ConfigError(
      `REQUEST_NUDGE_HOURS: must be less than REQUEST_RELEASE_HOURS, or nobody is nudged; they are ${nudge} and ${release}`,
    );
  }
  return env;
}

function refuseUnsafe(env: Environment): void {
  if (!env.JWT_SECRET) throw new ConfigError('JWT_SECRET: required in production');
  if (KNOWN_SECRETS.has(env.JWT_SECRET.toLowerCase()) || new Set(env.JWT_SECRET).size < 8) {
    throw new ConfigError('JWT_SECRET: must be a random secret, not a default one');
  }
  if (!env.PUBLIC_URL) throw new ConfigError('PUBLIC_URL: required in production');
  if (new URL(env.PUBLIC_URL).protocol === 'http:' && !env.ALLOW_INSECURE_PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL: must begin with https:// in production; passwords would travel readably (ALLOW_INSECURE_PUBLIC_URL=true accepts that)',
    );
  }
  if (!env.SMTP_URL && !env.ALLOW_NO_MAIL_SERVER) {
    throw new ConfigError(
      'SMTP_URL: required in production; without it nobody gets a mail, and forgotten passwords stay forgotten (ALLOW_NO_MAIL_SERVER=true accepts that)',
    );
  }
  if (env.ADMIN_PASSWORD !== undefined && env.ADMIN_PASSWORD.length < MIN_ADMIN_PASSWORD) {
    throw new ConfigError(
      `ADMIN_PASSWORD: must have at least ${MIN_ADMIN_PASSWORD} characters in production; without it a link to choose one is printed`,
    );
  }
  if (env.RATE_LIMITS === 'off') throw new ConfigError('RATE_LIMITS: cannot be off in production');
  if (env.DEMO_DATA === true) throw new ConfigError('DEMO_DATA: cannot be true in production');
}

function databaseUrl({ DATABASE_URL: url, DATABASE_PASSWORD: password }: Environment): string | undefined {
  if (password === undefined) return url;
  if (url === undefined) throw new ConfigError('DATABASE_URL: required when DATABASE_PASSWORD is set');
  if (new URL(url).password !== '')
    throw new ConfigError('DATABASE_PASSWORD: DATABASE_URL has a password already');
  return withPassword(url, password);
}

function metricsAddress(env: Environment, port: number): NonNullable<Config['metrics']> {
  if (port === env.PORT) throw new ConfigError('METRICS_PORT: must not be the public PORT');
  return { host: env.METRICS_HOST ?? env.HOST, port };
}

function s3Settings(env: Environment): Config['s3'] {
  if (!env.S3_BUCKET) {
    const given = S3_ACCESS.find((name) => env[name] !== undefined);
    if (given === undefined) return undefined;
    throw new ConfigError(`S3_BUCKET: required when ${given} is set`);
  }
  const { S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!region) throw new ConfigError('S3_REGION: required when S3_BUCKET is set');
  if (!accessKeyId) throw new ConfigError('S3_ACCESS_KEY_ID: required when S3_BUCKET is set');
  if (!secretAccessKey) throw new ConfigError('S3_SECRET_ACCESS_KEY: required when S3_BUCKET is set');
  return { bucket: env.S3_BUCKET, endpoint: env.S3_ENDPOINT, region, accessKeyId, secretAccessKey };
}

/**
 * Created once and stored in the data folder, so that sessions survive a restart.
 *
 * @throws ConfigError if the stored one is too short: with another, everybody would be signed out, and what is sealed
 * with it could not be opened any more
 */
function keptSecret(dataDir: string): Pick<Config, 'jwtSecret' | 'isSecretNew'> {
  const file = join(dataDir, 'jwt-secret');
  const kept = readIfThere(file)?.trim();
  if (kept !== undefined) {
    if (kept.length >= MIN_SECRET_LENGTH) return { jwtSecret: kept, isSecretNew: false };
    throw new ConfigError(
      `JWT_SECRET: its file ${file} has fewer than ${MIN_SECRET_LENGTH} characters. Put back its content, from a backup if need be. If it is lost, delete the file: a new secret is then made, everybody has to sign in again, and two-factor authentication and webhooks have to be set up anew`,
    );
  }
  const secret = randomBytes(48).toString('base64url');
  makePrivateFolder(dataDir);
  // Renamed when it is complete, so that a crash leaves no part of it.
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: PRIVATE_FILE, flush: true });
  renameSync(`${file}.new`, file);
  return { jwtSecret: secret, isSecretNew: true };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
