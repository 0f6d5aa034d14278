import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createClient } from 'redis';
import { MigrationExecutor } from 'typeorm';
import { FileStore } from '../src/files/file.store.js';
import { engineOf, hasDatabase, knownMigrations, withDatabase } from '../src/backups/opened-database.js';
import { messageOf } from '../src/common/message-of.js';
import type { Config } from '../src/config/config.js';
import { makePrivateFolder } from '../src/config/private-folder.js';
import { expiryNotice } from '../src/config/security-expiry.js';
import { DatabaseInUseError } from '../src/database/embedded/process-lock.js';

export interface ConfigCheck {
  /** The name of the check, as in the handbook's table of settings. */
  name: string;
  /** Returns what it found; throws if something is wrong. */
  look: (config: Config) => Promise<string>;
}

const TIMEOUT_MS = 10_000;
const GIGABYTE = 1024 ** 3;
/** A full disk still takes an empty file. */
const PROBE_BYTES = 64 * 1024;

/**
 * Checks of what a start needs and what operators want to know beforehand. Each runs independently, so that all
 * problems are reported at once. They leave nothing behind, except that DATA_DIR may be created.
 */
export const CONFIG_CHECKS: readonly ConfigCheck[] = [
  { name: 'DATA_DIR', look: lookAtFolder },
  { name: 'database', look: lookAtDatabase },
  { name: 'Redis', look: lookAtRedis },
  { name: 'mail server', look: lookAtMail },
  { name: 'photo store', look: lookAtStore },
  { name: 'security.txt', look: lookAtExpiry },
];

async function lookAtFolder({ dataDir }: Config): Promise<string> {
  makePrivateFolder(dataDir);
  const file = join(dataDir, `.check-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { flush: true });
  } catch (error) {
    throw new Error(`${dataDir} cannot be written: ${messageOf(error)}`, { cause: error });
  } finally {
    await rm(file, { force: true });
  }
  const { bavail, bsize } = await statfs(dataDir);
  return `${dataDir} can be written, ${((bavail * bsize) / GIGABYTE).toFixed(1)} GB free`;
}

async function lookAtDatabase(config: Config): Promise<string> {
  if (!hasDatabase(config)) return `sqlite, ${knownMigrations().length} migrations to apply`;
  try {
    return await withDatabase(config, async (database) => {
      const pending = await new MigrationExecutor(database).getPendingMigrations();
      return `${engineOf(database)}, ${pending.length} migrations to apply`;
    });
  } catch (error) {
    if (error instanceof DatabaseInUseError) return 'the file is open: the application runs';
    throw error;
  }
}

async function lookAtRedis({ redisUrl }: Config): Promise<string> {
  if (redisUrl === undefined) return 'none: pushes and limits stay in the process';
  const client = createClient({
    url: redisUrl,
    socket: { connectTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, reconnectStrategy: false },
  });
  // Errors reach the caller through the calls that fail.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return `answers ${await client.ping()}`;
  } finally {
    client.destroy();
  }
}

async function lookAtMail({ smtpUrl }: Config): Promise<string> {
  if (smtpUrl === undefined) return 'none: mails are kept, not sent';
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return 'lets us in';
  } finally {
    transport.close();
  }
}

/** A store for a test file that nothing refers to and that is deleted afterwards. */
class CheckedStore extends FileStore {
  constructor(config: Config) {
    super(config, { folder: 'check', prefix: 'check/' });
  }
}

async function lookAtStore(config: Config): Promise<string> {
  if (config.s3 === undefined) return 'none: photos are in DATA_DIR';
  const store = new CheckedStore(config);
  const key = randomUUID();
  try {
    await store.put(key, Buffer.from('check'), 'text/plain');
    await store.delete(key);
  } catch (error) {
    throw new Error(`${config.s3.bucket} cannot be written; the reason stands above`, { cause: error });
  }
  return `${config.s3.bucket} can be written`;
}

async function lookAtExpiry({ securityTxt }: Config): Promise<string> {
  const notice = expiryNotice(securityTxt);
  if (securityTxt.expires !== undefined && securityTxt.expires <= Date.now()) throw new Error(notice);
  return notice ?? 'holds for more than a month';
}
