/**
 * For Linux only: runs the steps of the Dockerfile in empty folders without Docker. The result runs as the image's user
 * on a read-only tree, and has to answer, serve the sites, re-encode a photo and import postcodes.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { freePort } from '../lib/free-port.mjs';
import { findMariaDb, startMariaDb } from '../lib/mariadb.mjs';
import { createStore } from '../lib/scratch-app.mjs';
import { waitFor } from '../lib/wait.mjs';
import { ROOT, print } from '../lib/workspace.mjs';
import { runChecks } from './checks.mjs';
import {
  commandOf,
  imageSettings,
  parseDockerfile,
  runStages,
  sizeOf,
  stagesOf,
} from '../lib/dockerfile.mjs';

const START_TIMEOUT_MS = 120_000;
const MAX_MEGABYTES = 200;
const ADMIN = { email: 'admin@tidyhearth.example', password: 'played-image-secret' };

/** @returns {Promise<import('../lib/stages.mjs').Result>} */
export async function image() {
  if (process.platform !== 'linux') return { passed: 0, failed: 0, missing: 'the image is for Linux' };
  const all = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const stages = stagesOf(all, 'app');
  const ofBackups = commandOf(all, 'backup');
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-image-'));
  const last = stages.at(-1);
  assert.ok(last);
  const settings = imageSettings(last);
  const tree = { root: join(folder, last.name), app: join(folder, last.name, settings.workdir), settings };
  try {
    return await runChecks([
      { name: 'the steps of the Dockerfile succeed', run: () => runStages(stages, folder) },
      { name: 'the image is small', run: async () => isSmall(tree.root) },
      { name: 'it serves and redraws a photo', run: () => serves(tree) },
      { name: 'it imports postcodes', run: async () => importsPostcodes(tree) },
      { name: 'it migrates, backs up and restores', run: () => backsUp(tree, ofBackups) },
    ]);
  } finally {
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ root: string, app: string, settings: ReturnType<typeof imageSettings> }} Tree */

/** @param {string} root */
function isSmall(root) {
  const megabytes = Math.round(sizeOf(root) / 1e6);
  print(`  the image adds ${megabytes} MB to its base`);
  assert.ok(megabytes <= MAX_MEGABYTES, `${megabytes} MB, allowed are ${MAX_MEGABYTES}`);
}

/**
 * Makes the tree read-only, gives the volume to the image's user, and returns the options to start a process in it.
 * @param {Tree} tree
 * @param {number} port
 */
function asImage({ root, app, settings }, port) {
  const { uid, gid } = settings;
  assert.ok(uid > 0 && gid > 0, 'the image must name a user without rights');
  const data = join(root, settings.volume);
  const temporary = join(root, 'tmp');
  mkdirSync(temporary, { recursive: true });
  spawnSync('chmod', ['-R', 'a-w,a+rX', app]);
  chmodSync(join(root, '..'), 0o755);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot)
    print('  not root: played as this user, the tree is read-only but another user could not be shown');
  for (const folder of [data, temporary]) {
    if (isRoot) chownSync(folder, uid, gid);
    chmodSync(folder, 0o700);
  }
  const env = {
    ...settings.env,
    PATH: process.env.PATH,
    HOME: temporary,
    TMPDIR: temporary,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    PUBLIC_URL: 'https://tidyhearth.example',
    JWT_SECRET: 'a-secret-of-the-played-image-0123456789',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Tidyhearth <hello@tidyhearth.example>',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  return { env, ...(isRoot ? { uid, gid } : {}) };
}

/** @param {Tree} tree */
async function serves(tree) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const options = { cwd: tree.app, ...asImage(tree, port) };
  const [, ...args] = tree.settings.command;
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  try {
    await waitFor(
      async () => {
        assert.equal(child.exitCode, null, `it ended while starting:\n${output}`);
        return (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok || undefined;
      },
      { timeoutMs: START_TIMEOUT_MS, what: 'the image' },
    );
    const [, ...probe] = tree.settings.health;
    assert.equal(spawnSync(process.execPath, probe, options).status, 0, 'its own health check');
    for (const page of ['/', '/admin/', '/how-it-works', '/api/docs/guide']) {
      const answer = await fetch(url + page);
      assert.equal(answer.status, 200, page);
      assert.match(await answer.text(), /<html/i, page);
    }
    await redrawsPhoto(url);
    assert.throws(() => mustWrite(tree, options), 'nobody may write beside the code');
    child.kill('SIGTERM');
    assert.equal(await exited, 0, 'its exit code after SIGTERM');
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.stack : String(error)}\n${output.slice(-5000)}`, {
      cause: error,
    });
  } finally {
    child.kill('SIGKILL');
  }
}

/**
 * @param {Tree} tree
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
function mustWrite(tree, options) {
  const script = `require('node:fs').writeFileSync(${JSON.stringify(join(tree.app, 'backend/dist/x'))}, '')`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], options);
  if (status !== 0) throw new Error(String(stderr));
}

/** @param {string} url */
async function redrawsPhoto(url) {
  const signIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const session = /** @type {{ token: string }} */ (await signIn.json());
  assert.ok(signIn.ok, JSON.stringify(session));
  const authorization = `Bearer ${session.token}`;
  const account = await fetch(`${url}/api/auth/user`, { headers: { authorization } });
  const user = /** @type {{ id: number }} */ (await account.json());
  const picture = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#385' } });
  const form = new FormData();
  form.set(
    'image',
    new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' }),
    'a.jpg',
  );
  const upload = await fetch(`${url}/api/users/${user.id}/upload-image`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const answer = /** @type {{ profileImageUrl: string }} */ (await upload.json());
  assert.ok(upload.ok, JSON.stringify(answer));
  const photo = await fetch(url + answer.profileImageUrl);
  const seen = await sharp(Buffer.from(await photo.arrayBuffer())).metadata();
  assert.deepEqual([seen.format, seen.width, seen.height], ['webp', 800, 400]);
}

/** @param {Tree} tree */
function importsPostcodes(tree) {
  const options = { cwd: tree.app, ...asImage(tree, 0) };
  const file = join(tree.root, 'tmp', 'postcodes.csv');
  writeFileSync(file, 'postcode,lat,lng\nOX1 1AA,51.7520,-1.2577\nOX1 1AB,51.7521,-1.2578\n');
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(tree.app, 'package.json'), 'utf8'));
  const [program, ...args] = (scripts['geo:import'] ?? '').split(' ');
  assert.equal(program, 'node');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, file], options);
  assert.equal(status, 0, `${stdout}\n${stderr}`);
  assert.match(String(stdout) + String(stderr), /2/);
}

/**
 * Backs up as the container of backups does, but with the database programs of this machine.
 * @param {Tree} tree
 * @param {string[]} command
 */
async function backsUp(tree, command) {
  const engine = findMariaDb() === undefined ? 'sqlite' : 'mariadb';
  const server =
    engine === 'mariadb' ? await startMariaDb(['--log-bin=changes', '--server-id=1']) : undefined;
  const [from, to] = [await createStore(engine, server?.url), await createStore(engine, server?.url)];
  const folder = join(tree.root, 'tmp', 'backups');
  try {
    const base = asImage(tree, 0);
    const own = (/** @type {import('../lib/scratch-app.mjs').Store} */ { dataDir, databaseUrl = '' }) => {
      const { uid, gid } = base;
      if (uid !== undefined && gid !== undefined) chownSync(dataDir, uid, gid);
      const env = { ...base.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      return { ...base, cwd: tree.app, env };
    };
    const run = (
      /** @type {import('../lib/scratch-app.mjs').Store} */ store,
      /** @type {string[]} */ ...args
    ) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, own(store));
      assert.equal(status, 0, `${args.join(' ')}\n${stdout}\n${stderr}`);
    };
    run(from, 'scripts/migrate.mjs');
    const [program, script = '', , ...schedule] = command;
    assert.equal(program, 'node');
    const args = schedule.filter((word) => engine === 'mariadb' || word !== '--binlog');
    const child = spawn(process.execPath, [script, folder, ...args], { ...own(from), stdio: 'ignore' });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    try {
      const whole = () =>
        existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith('Z')) : undefined;
      const isLogComplete = () =>
        engine !== 'mariadb' || existsSync(join(folder, 'binlog', 'complete-until'));
      const backup = await waitFor(
        async () => {
          assert.equal(child.exitCode, null, 'the schedule ended');
          return isLogComplete() ? whole() : undefined;
        },
        { timeoutMs: START_TIMEOUT_MS, what: 'a backup' },
      );
      child.kill('SIGTERM');
      assert.equal(await exited, 0, 'its exit code after SIGTERM');
      run(from, script, folder, '--newest-within', '1');
      run(to, 'scripts/restore.mjs', join(folder, backup));
    } finally {
      child.kill('SIGKILL');
    }
  } finally {
    await from.remove();
    await to.remove();
    await server?.stop();
  }
}
