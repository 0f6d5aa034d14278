import 'reflect-metadata';
import { isForOperator } from './is-for-operator.js';
import { serve } from './serve.js';

/** Whatever hangs then is cut off: less than the time after which a container is killed. */
const MAX_STOP_MS = 25_000;

async function main(): Promise<void> {
  // Whoever reads them may be gone, and the disk with the log may be full: neither is a reason to end.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
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
  console.error(isForOperator(error) ? `Tidyhearth cannot start. ${error.message}` : error);
  process.exit(1);
});
