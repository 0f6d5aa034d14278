import 'reflect-metadata';
import { ConfigError, loadConfig } from './config/load-config.js';
import { createApp } from './create-app.js';
import { DatabaseInUseError } from './database/embedded/process-lock.js';
import { announce } from './web/announce.js';

const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const app = await createApp(config);
  await app.listen(config.port, config.host);
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    console.log(`\nStopping (${signal}): finishing what is under way …`);
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
    void app.close().then(() => process.exit(0));
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
