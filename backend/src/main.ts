import 'reflect-metadata';
import { ConfigError, loadConfig } from './config/load-config.js';
import { createApp } from './create-app.js';
import { DatabaseInUseError } from './database/embedded/process-lock.js';
import { ShutdownService } from './health/shutdown.service.js';
import { startTracing } from './health/tracing/start-tracing.js';
import { announce } from './web/announce.js';

/** Whatever hangs then is cut off: less than the time after which a container is killed. */
const LONGEST_STOP_MS = 25_000;

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const stopTracing = await startTracing(config);
  const app = await createApp(config);
  await app.listen(config.port, config.host);
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    console.log(`\nStopping (${signal}): finishing what is under way …`);
    setTimeout(() => process.exit(0), LONGEST_STOP_MS + config.shutdownNoticeMs).unref();
    void app
      .get(ShutdownService, { strict: false })
      .drain(app.getHttpServer(), config.shutdownNoticeMs)
      .then(() => app.close())
      .then(stopTracing)
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await announce(app, config);
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DatabaseInUseError ||
    (error instanceof Error &&
      'code' in error &&
      (error.code === 'EADDRINUSE' || error.code === 'ECONNREFUSED'));
  console.error(isExpected && error instanceof Error ? `Tidyhearth can not start. ${error.message}` : error);
  process.exit(1);
});
