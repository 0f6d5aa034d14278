/** The environment, read once, checked and typed. Nothing else in the backend reads `process.env`. */
export abstract class Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** Base of every link in a mail; never taken from a request. No trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  readonly s3?: S3Settings;
  readonly jwtSecret: string;
  readonly adminEmail: string;
  readonly adminPassword?: string;
  readonly demoData: boolean;
  /** The platform's share of earnings in hundredths of a percent: 500 is 5 %. */
  readonly platformFeeBasisPoints: number;
  /** Added to the price of each booking. */
  readonly bookingFeePence: number;
  readonly rateLimits: boolean;
  readonly passwordCost: PasswordCost;
  readonly logLevel: LogLevel;
  readonly supportEmail: string;
  readonly launchCounty: string;
  readonly requestNudgeHours: number;
  readonly requestReleaseHours: number;
  readonly reminderHours: number;
  readonly sessionDays: number;
  /** How many proxies in front of us may be believed about the caller's address. */
  readonly trustedProxies: number;
  /** Base URL of a postcodes.io service to ask when our own table doesn't know; off unless set. */
  readonly postcodesIoUrl?: string;
}

/** The work of one argon2id hash; memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export interface S3Settings {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
