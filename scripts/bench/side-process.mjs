/** A server that the application is compared with, as a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../lib/workspace.mjs';

/**
 * @param {'bare-server' | 'framework-server' | 'bare-streams'} name of its file
 * @param {Record<string, string>} env
 * @returns {Promise<{ url: string, pid: number | undefined, stop: () => Promise<void> }>} once it listens
 */
export async function startSide(name, env) {
  const child = fork(join(ROOT, `scripts/bench/${name}.mjs`), { env: { PATH: process.env.PATH, ...env } });
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The ${name} did not start.`);
  });
  const [address] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return { url: `http://127.0.0.1:${address.port}`, pid: child.pid, stop: async () => child.disconnect() };
}
