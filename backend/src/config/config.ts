/** The environment variables: read once, validated and typed. Nothing else in the backend reads `process.env`. */
export abstract class Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** The address of the metrics server; undefined if there is none. Never the public port. */
  readonly metrics?: { host: string; port: number };
  /** The collector that traces are sent to; undefined turns tracing off. */
  readonly tracing?: { endpoint: string; serviceName: string };
  /** How long readiness fails before the port closes, so that load balancers notice. */
  readonly shutdownNoticeMs: number;
  /** The base of every link in a mail; never taken from a request. No trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Includes the password. */
  readonly databaseUrl?: string;
  /** The most connections to the database server. */
  readonly databasePool: number;
  /** How long to wait for an answer from the database server, or for a free connection to it. */
  readonly databaseTimeoutMs: number;
  readonly redisUrl?: string;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  readonly s3?: S3Settings;
  readonly jwtSecret: string;
  /** No secret was configured or stored, so this start has made one. */
  readonly isSecretNew: boolean;
  /** Secrets in use before `jwtSecret`: they still open and verify, but nothing new is sealed or signed with them. */
  readonly previousSecrets: readonly string[];
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
  readonly securityTxt: SecurityTxt;
  readonly launchCounty: string;
  readonly requestNudgeHours: number;
  readonly requestReleaseHours: number;
  readonly reminderHours: number;
  readonly sessionDays: number;
  readonly sessionIdleDays: number;
  readonly adminSessionHours: number;
  readonly adminIdleMinutes: number;
  /** How many proxies in front of the server are trusted to report the caller's address. */
  readonly trustedProxies: number;
  /** The base URL of a postcodes.io service for postcodes that the table lacks; off unless set. */
  readonly postcodesIoUrl?: string;
}

/** The cost parameters of an argon2id hash; memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The content of `/.well-known/security.txt`. */
export interface SecurityTxt {
  readonly contact: string;
  /** In epoch milliseconds. Without it, the file expires half a year after each request for it. */
  readonly expires?: number;
  readonly policy?: string;
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
