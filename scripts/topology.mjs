/**
 * `npm run topology -- one|cluster`: starts what docker-compose.yml or docker-compose.cluster.yml describes, from
 * installed programs on loopback, until Ctrl-C.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from './lib/install.mjs';
import { stopWithNpm } from './lib/npm-parent.mjs';
import { exitWith, print, stopwatch } from './lib/workspace.mjs';
import { prepare } from './prepare.mjs';

const USAGE = `npm run topology -- one|cluster [--port 8443]
  one      two replicas behind Caddy, MariaDB, Redis
  cluster  three replicas behind Caddy, three Galera nodes behind haproxy, Redis`;

checkNode();
const { kind, port } = readOptions();
await prepare();
const { missingFor, Topology } = await import('./lib/topology.mjs');

const missing = missingFor(kind);
if (missing.length > 0) {
  console.error(['This machine cannot start it:', ...missing.map((line) => `  ${line}`)].join('\n'));
  process.exit(1);
}

const admin = { email: 'admin@tidyhearth.example', password: randomBytes(12).toString('base64url') };
const elapsed = stopwatch();
/** @type {Promise<InstanceType<typeof Topology>>} */
const starting = Topology.start(kind, {
  port,
  tls: true,
  isPractice: true,
  say: (text) => print(`  ${text}`),
  env: {
    NODE_ENV: 'production',
    JWT_SECRET: randomBytes(48).toString('base64'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // There is no mail server here: mails stay in the outbox, which the console shows.
    ALLOW_NO_MAIL_SERVER: 'true',
  },
});
let isStopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void stop());
stopWithNpm(() => void stop());

try {
  const { url, replicas, database, databaseUrl, cluster, redisUrl, dataDir, folder } = await starting;
  const lines = [
    `Ready after ${elapsed()}.`,
    `  site      ${url} (its certificate is Caddy's own: your browser asks once)`,
    `  console   ${url}/admin (${admin.email}, ${admin.password})`,
    ...replicas.map(({ name, url: own, metricsUrl }) => `  ${name}     ${own}, ${metricsUrl}`),
    `  database  ${databaseUrl}${cluster ? ', through haproxy' : ''}`,
    ...(database ? [`            ${database.operatorUrl} (all rights)`] : []),
    ...(cluster?.nodes ?? []).map((node) => `  ${node.name}  ${node.url}tidyhearth`),
    `  redis     ${redisUrl}`,
    `  data      ${dataDir}`,
    `  logs      ${replicas.map(({ name }) => join(folder, `${name}.log`)).join(', ')}`,
    `  settings  ${join(folder, 'settings')}: type \`. ${join(folder, 'settings')}\` before \`npm run check-config\` and the like`,
    'Photos are in a folder that the replicas share: Debian has no S3-compatible store.',
    'Mails stay in the outbox. Ctrl-C stops everything and deletes its data.',
  ];
  if (!isStopping) print(lines.join('\n'));
} catch (error) {
  if (!isStopping) exitWith(error);
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  print('Stopping …');
  const topology = await starting.catch(() => undefined);
  await topology?.stop();
  print(`Stopped after ${elapsed()}; the data is gone.`);
  process.exit(0);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { port: { type: 'string', default: '8443' } },
      allowPositionals: true,
    });
    const [name] = positionals;
    const chosen = Number(values.port);
    if (positionals.length !== 1 || (name !== 'one' && name !== 'cluster') || !(chosen > 0))
      throw new Error(USAGE);
    return { kind: /** @type {import('./lib/topology.mjs').Kind} */ (name), port: chosen };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}
