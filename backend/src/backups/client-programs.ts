import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '../config/database-url.js';
import { BackupError } from './backup-error.js';
import type { Bytes } from './sealing.js';

const PRIVATE_FILE = 0o600;
const KEPT_COMPLAINT = 2000;

/** Answers the lines of a program's `--version`, or undefined where there is no such program. */
function versionOf(program: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', () => resolve(undefined));
    child.once('close', () => resolve(output));
  });
}

/** @throws BackupError when none of them is on PATH */
async function findProgram(names: readonly string[]): Promise<{ program: string; isMariaDb: boolean }> {
  for (const program of names) {
    const version = await versionOf(program);
    if (version !== undefined) return { program, isMariaDb: version.includes('MariaDB') };
  }
  throw new BackupError(
    `Neither ${names.join(' nor ')} is on PATH: install the client programs of your database server here.`,
  );
}

/** Runs one of the server's own programs. Address and password are in a file that only this user may read. */
async function* run(
  names: readonly string[],
  address: DatabaseAddress,
  args: readonly string[],
  input?: Bytes,
): Bytes {
  const { program, isMariaDb } = await findProgram(names);
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-client-'));
  try {
    const options = join(folder, 'client.cnf');
    writeFileSync(options, optionsFile(address, isMariaDb, folder), { mode: PRIVATE_FILE });
    const child = spawn(program, [`--defaults-file=${options}`, ...args, address.database], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let complaint = '';
    child.stderr
      .setEncoding('utf8')
      .on('data', (text: string) => (complaint = (complaint + text).slice(-KEPT_COMPLAINT)));
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    // What it says about a broken pipe stands in its own complaint.
    child.stdin.on('error', () => undefined);
    const fed = feed(child.stdin, input);
    try {
      yield* child.stdout as Bytes;
    } finally {
      if (child.exitCode === null && child.stdout.destroyed && !child.stdout.readableEnded) child.kill();
    }
    await fed;
    if ((await ended) !== 0) throw new BackupError(`${program}: ${complaint.trim()}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function feed(stdin: NodeJS.WritableStream, input?: Bytes): Promise<void> {
  try {
    for await (const part of input ?? []) {
      if (!stdin.writable) break;
      if (!stdin.write(part))
        await new Promise<void>((resolve) => {
          stdin.once('drain', resolve);
          stdin.once('close', resolve);
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
  // A line for each row is how rows are counted; one commit for each table is how they are loaded fast.
  '--skip-extended-insert',
  '--no-autocommit',
];

/** All tables as they were at one moment. */
export const dumpOf = (address: DatabaseAddress, isMariaDb: boolean): Bytes =>
  run(isMariaDb ? ['mariadb-dump', 'mysqldump'] : ['mysqldump', 'mariadb-dump'], address, DUMP);

export async function load(address: DatabaseAddress, isMariaDb: boolean, dump: Bytes): Promise<void> {
  const names = isMariaDb ? ['mariadb', 'mysql'] : ['mysql', 'mariadb'];
  for await (const said of run(names, address, ['--default-character-set=utf8mb4'], dump)) void said;
}

const ROW = Buffer.from('\nINSERT INTO `');
const LONGEST_NAME = 64;

/** Passes a dump on and counts its rows: texts in it have no line breaks, so each such line is a row. */
export async function* counting(dump: Bytes, counts: Record<string, number>): Bytes {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of dump) {
    yield part;
    const text = Buffer.concat([rest, part]);
    let from = 0;
    for (let at = text.indexOf(ROW); at >= 0; at = text.indexOf(ROW, from)) {
      const end = text.indexOf('`', at + ROW.length);
      if (end < 0) break;
      const table = text.toString('utf8', at + ROW.length, end);
      counts[table] = (counts[table] ?? 0) + 1;
      from = end;
    }
    rest = text.subarray(Math.max(from, text.length - ROW.length - LONGEST_NAME - 1));
  }
}
