import 'reflect-metadata';
import { AdminAccountService } from './auth/registration/admin-account.service.js';
import type { Config } from './config/config.js';
import { loadConfig } from './config/load-config.js';
import { makePrivateFolder } from './config/private-folder.js';
import { createApp } from './create-app.js';
import { MetricsServerService } from './health/metrics/metrics-server.service.js';
import { ShutdownService } from './health/shutdown.service.js';
import { startTracing } from './health/tracing/start-tracing.js';
import { announce } from './web/announce.js';
import { createLogger } from './web/logger.js';

/** A server that listens. */
export interface RunningServer {
  readonly config: Config;
  /** Prints where it is and who can sign in. */
  announce(): Promise<void>;
  /** Finishes what is under way and closes all that it opened. */
  stop(): Promise<void>;
}

/**
 * @param env the settings, as docs/operations.md lists them
 * @throws ConfigError, FolderError, DatabaseLockError, UnfinishedRestoreError, or what listening or the database server answered
 */
export async function serve(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const config = loadConfig(env);
  // Not at the first photo: by then nobody looks at what the start says.
  if (config.s3 === undefined) makePrivateFolder(config.dataDir);
  const stopTracing = await startTracing(config);
  const logger = createLogger(config.logLevel);
  const app = await createApp(config, logger);
  // Not where the account is made: an operator's command starts the application too, and may print a link of its own.
  await app.get(AdminAccountService, { strict: false }).offerFirstPassword();
  await app.get(MetricsServerService, { strict: false }).listen();
  await app.listen(config.port, config.host);
  return {
    config,
    announce: () => announce(app, config),
    stop: async () => {
      const shutdown = app.get(ShutdownService, { strict: false });
      await shutdown.drain(app.getHttpServer(), config.shutdownNoticeMs);
      await app.close();
      await stopTracing();
      // Lines wait to be written together.
      await new Promise<void>((resolve) => logger.flush(() => resolve()));
    },
  };
}
