import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@tidyhearth/domain';
import type { DatabaseAddress } from '../config/database-url.js';
import { PRIVATE_FILE } from '../config/private-modes.js';
import { BackupError } from './backup-error.js';
import { instantOf } from './log-file.js';
import type { Bytes } from './sealing.js';

const KEPT_COMPLAINT = 2000;

/** Returns the lines of a program's `--version`, or undefined if there is no such program. */
function versionOf(program: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', () => resolve(undefined));
    child.once('close', () => resolve(output));
  });
}

/** @throws BackupError if none of them is on PATH */
async function findProgram(names: readonly string[]): Promise<{ program: string; isMariaDb: boolean }> {
  for (const program of names) {
    const version = await versionOf(program);
    if (version !== undefined) return { program, isMariaDb: version.includes('MariaDB') };
  }
  throw new BackupError(
    `Neither ${names.join(' nor ')} is on PATH: install the client programs of your database server here.`,
  );
}

/** Runs `work` with the address and password in a file that only this user may read. */
async function* withOptionsFile(
  address: DatabaseAddress,
  isMariaDb: boolean,
  work: (option: string) => Bytes,
): Bytes {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-client-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // If the process ends meanwhile, it never reaches `finally`.
  process.once('exit', remove);
  try {
    const file = join(folder, 'client.cnf');
    writeFileSync(file, optionsFile(address, isMariaDb, folder), { mode: PRIVATE_FILE });
    yield* work(`--defaults-file=${file}`);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

interface Run {
  program: string;
  args: readonly string[];
  input?: Bytes;
  signal?: AbortSignal;
  /** The program is ended after it has printed nothing for this long; the time that the reader takes does not count. */
  silenceMs?: number;
}

/** @returns what a program prints; @throws BackupError with its error output */
async function* run({ program, args, input, signal, silenceMs }: Run): Bytes {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  process.once('exit', stop);
  // Aborted while the program was being looked for.
  if (signal?.aborted === true) stop();
  let complaint = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (complaint = (complaint + text).slice(-KEPT_COMPLAINT)));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // If the pipe breaks, the program's own error output says why.
  child.stdin.on('error', () => undefined);
  const fed = feed(child.stdin, input);
  // Either may fail long before it is awaited, and an unhandled rejection would end this process.
  for (const failing of [fed, ended]) failing.catch(() => undefined);
  let isSilent = false;
  const giveUp = () => {
    isSilent = true;
    stop();
  };
  const listen = () => (silenceMs === undefined ? undefined : setTimeout(giveUp, silenceMs));
  let silence = listen();
  try {
    for await (const part of child.stdout as Bytes) {
      clearTimeout(silence);
      yield part;
      silence = listen();
    }
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener('abort', stop);
    process.off('exit', stop);
    if (child.exitCode === null && child.stdout.destroyed && !child.stdout.readableEnded) child.kill();
  }
  await fed;
  const code = await ended;
  if (isSilent) throw new BackupError(`${program} has sent nothing for ${(silenceMs ?? 0) / 1000} seconds.`);
  if (code !== 0 && signal?.aborted !== true) throw new BackupError(`${program}: ${complaint.trim()}`);
}

async function feed(stdin: NodeJS.WritableStream, input?: Bytes): Promise<void> {
  try {
    for await (const part of input ?? []) {
      if (!stdin.writable) break;
      if (!stdin.write(part))
        await new Promise<void>((resolve) => {
          const goOn = () => {
            for (const event of ['drain', 'close']) stdin.off(event, goOn);
            resolve();
          };
          for (const event of ['drain', 'close']) stdin.once(event, goOn);
        });
    }
  } finally {
    stdin.end();
  }
}

function optionsFile(address: DatabaseAddress, isMariaDb: boolean, folder: string): string {
  const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const { host, port, user, password, tls } = address;
  const lines = [`host=${quoted(host)}`, `port=${port}`, 'protocol=tcp', `user=${quoted(user)}`];
  lines.push(`password=${quoted(password)}`);
  if (!tls) lines.push(isMariaDb ? 'skip-ssl' : 'ssl-mode=DISABLED');
  else {
    if (tls.ca !== undefined) {
      const ca = join(folder, 'ca.pem');
      writeFileSync(ca, tls.ca);
      lines.push(`ssl-ca=${quoted(ca)}`);
    }
    if (isMariaDb) lines.push('ssl', ...(tls.rejectUnauthorized ? ['ssl-verify-server-cert'] : []));
    else if (!tls.rejectUnauthorized) lines.push('ssl-mode=REQUIRED');
    else lines.push(`ssl-mode=${tls.verifyIdentity ? 'VERIFY_IDENTITY' : 'VERIFY_CA'}`);
  }
  return ['[client]', ...lines, ''].join('\n');
}

const DUMP = [
  '--single-transaction',
  '--skip-lock-tables',
  '--no-tablespaces',
  '--hex-blob',
  '--default-character-set=utf8mb4',
  // One line per row, so that rows can be counted and merged; one commit per table, so that they load fast.
  '--skip-extended-insert',
  '--no-autocommit',
];
/** Writes the position of the binary log into a comment. */
const WITH_POSITION = '--master-data=2';
/** The program itself waits forever for a silent server. A change to a large table may hold a dump up for minutes. */
const MAX_SILENCE_MS = 10 * MINUTE_MS;

/** A consistent dump of all tables. */
export async function* dumpOf(
  address: DatabaseAddress,
  {
    isMariaDb,
    withPosition,
    signal,
    silenceMs = MAX_SILENCE_MS,
  }: {
    isMariaDb: boolean;
    withPosition: boolean;
    /** Ends the dump, which is then incomplete. */
    signal?: AbortSignal;
    /** How long nothing may arrive. */
    silenceMs?: number;
  },
): Bytes {
  const names = isMariaDb ? ['mariadb-dump', 'mysqldump'] : ['mysqldump', 'mariadb-dump'];
  const found = await findProgram(names);
  const args = [...DUMP, ...(withPosition ? [WITH_POSITION] : []), address.database];
  yield* withOptionsFile(address, found.isMariaDb, (option) =>
    run({ program: found.program, args: [option, ...args], signal, silenceMs }),
  );
}

export async function load(address: DatabaseAddress, isMariaDb: boolean, statements: Bytes): Promise<void> {
  const found = await findProgram(isMariaDb ? ['mariadb', 'mysql'] : ['mysql', 'mariadb']);
  const args = ['--default-character-set=utf8mb4', address.database];
  const loading = withOptionsFile(address, found.isMariaDb, (option) =>
    run({ program: found.program, args: [option, ...args], input: statements }),
  );
  for await (const said of loading) void said;
}

/** The position of a MariaDB server's binary log when a dump was taken. */
export interface LogPosition {
  /** The database that was dumped. */
  database: string;
  file: string;
  position: number;
}

const LOG_PROGRAM = ['mariadb-binlog'];
const SECONDS = 19;

export interface Changes {
  /** The files of the log, oldest first. The first is read from the position on. */
  files: readonly string[];
  /** How many bytes of the last file are read, if it was cut off, because the program fails at an incomplete event. */
  bytesOfLast?: number;
  from: LogPosition;
  /** The database to which the changes are applied. */
  database: string;
  /** Changes at this second or later are left out. */
  until?: Date;
}

/** The statements that replay a log. The program reads instants in the time zone of its process, which is UTC. */
export async function* changesIn({ files, bytesOfLast, from, database, until }: Changes): Bytes {
  const { program } = await findProgram(LOG_PROGRAM);
  const args = ['--no-defaults', `--start-position=${from.position}`, `--database=${from.database}`];
  if (from.database !== database) args.push(`--rewrite-db=${from.database}->${database}`);
  if (until) args.push(`--stop-datetime=${until.toISOString().slice(0, SECONDS).replace('T', ' ')}`);
  const last = files.at(-1);
  if (bytesOfLast === undefined || last === undefined) yield* run({ program, args: [...args, ...files] });
  else {
    const input: Bytes = createReadStream(last, { end: bytesOfLast - 1 });
    yield* run({ program, args: [...args, ...files.slice(0, -1), '-'], input });
  }
}

/** The program itself waits forever if the other end of its connection is gone. */
const MAX_LOOK_MS = 30_000;
/** The first event of a file as the program prints it; its first four bytes are the timestamp. */
const FIRST_EVENT = /^BINLOG '\s+([A-Za-z0-9+/]{8})/m;

/**
 * When a server began a file of its log, which distinguishes files of the same name from two servers, or from before a
 * reset.
 */
export async function logBegunAt(
  address: DatabaseAddress,
  file: string,
  signal?: AbortSignal,
): Promise<string> {
  const { program } = await findProgram(LOG_PROGRAM);
  const args = ['--read-from-remote-server', '--stop-position=5', file];
  const late = AbortSignal.timeout(MAX_LOOK_MS);
  const ending = signal ? AbortSignal.any([signal, late]) : late;
  const shown = withOptionsFile(address, true, (option) =>
    run({ program, args: [option, ...args], signal: ending }),
  );
  let text = '';
  for await (const part of shown) text += part.toString('latin1');
  if (late.aborted)
    throw new BackupError(
      `${program} has not shown how ${file} begins within ${MAX_LOOK_MS / 1000} seconds.`,
    );
  const [, event] = FIRST_EVENT.exec(text) ?? [];
  if (event === undefined) throw new BackupError(`${program} does not show how ${file} begins.`);
  return instantOf(Buffer.from(event, 'base64').readUInt32LE());
}

/**
 * Copies a server's log into a folder as it is written, from a given file on, until aborted or until the connection
 * ends.
 */
export async function followLog(
  address: DatabaseAddress,
  { folder, first, signal }: { folder: string; first: string; signal: AbortSignal },
): Promise<void> {
  const { program } = await findProgram(LOG_PROGRAM);
  const args = [
    '--read-from-remote-server',
    '--raw',
    '--stop-never',
    `--result-file=${join(folder, '/')}`,
    first,
  ];
  const following = withOptionsFile(address, true, (option) =>
    run({ program, args: [option, ...args], signal }),
  );
  for await (const said of following) void said;
}
