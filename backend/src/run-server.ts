import 'reflect-metadata';
import { ConfigError } from './config/load-config.js';
import { isOperational } from './common/operational-error.js';
import { DatabaseLockError } from './database/embedded/process-lock.js';
import { UnfinishedRestoreError } from './database/unfinished-restore.js';
import { serve } from './serve.js';

/** Whatever hangs then is cut off: less than the time after which a container is killed. */
const MAX_STOP_MS = 25_000;

async function main(): Promise<void> {
  const server = await serve(process.env);
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    console.log(`\nStopping (${signal}): finishing what is under way …`);
    setTimeout(() => process.exit(0), MAX_STOP_MS + server.config.shutdownNoticeMs).unref();
    void server.stop().then(() => process.exit(0));
  };
  // The last is that its terminal is lost.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await server.announce();
}

main().catch((error: unknown) => {
  const isExpected =
    [ConfigError, DatabaseLockError, UnfinishedRestoreError].some((type) => error instanceof type) ||
    isOperational(error);
  console.error(isExpected && error instanceof Error ? `Tidyhearth cannot start. ${error.message}` : error);
  process.exit(1);
});
