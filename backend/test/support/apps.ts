import { readFileSync } from 'node:fs';
import {
  startApp as startScratchApp,
  type Launched,
  type ScratchApp,
} from '../../../scripts/lib/scratch-app.mjs';
import type { Started } from './app-hosts.mjs';

/**
 * Starts an application for one spec, in a process that may have run others before (app-hosts.mjs). Tests of startup
 * settings of the process, of signals and of exit codes need a process of their own: `startApp` of scratch-app.mjs.
 */
export function startApp(options: Parameters<typeof startScratchApp>[0] = {}): Promise<ScratchApp> {
  return startScratchApp(options, launchInHost);
}

async function launchInHost(env: Record<string, string>): Promise<Launched> {
  const { pid, file, from, error } = await ask<Started>('start', { env });
  let kept: string | undefined;
  const output = () => kept ?? readFileSync(file).subarray(from).toString();
  if (error !== undefined) throw new Error(`The application did not start: ${error}\n${output()}`);
  let ended: Promise<number | null> | undefined;
  // By the next call the process may be running another application.
  const end = (how: 'stop' | 'kill') => {
    ended ??= ask(how, { pid }).then(({ error: reason }) => {
      kept = output();
      if (reason === undefined) return 0;
      process.stderr.write(`An application of a test did not stop: ${reason}\n${kept.slice(-5000)}\n`);
      return null;
    });
    return ended;
  };
  return {
    pid,
    output,
    hasEnded: () => ended !== undefined,
    watch: () => {},
    stop: () => end('stop'),
    kill: async () => void (await end('kill')),
  };
}

async function ask<T extends { error?: string }>(order: string, body: object): Promise<T> {
  const answer = await fetch(`${process.env.TEST_HOSTS}/${order}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}
