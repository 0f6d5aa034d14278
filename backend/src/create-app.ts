import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { UPLOAD_TIMEOUT_MS } from '@tidyhearth/domain';
import { LogController } from 'fastify';
import { AppModule } from './app.module.js';
import { shapeAnswers } from './common/answer-shape.js';
import { Cursors } from './common/cursors.js';
import { ErrorFilter } from './common/error.filter.js';
import { validationPipe } from './common/validation.pipe.js';
import type { Config } from './config/config.js';
import { SecretsService } from './config/secrets.service.js';
import { driversReason, passingFailure } from './database/engine.js';
import { MetricsService } from './health/metrics/metrics.service.js';
import { ShutdownService } from './health/shutdown.service.js';
import { AllowedMethods } from './web/allowed-methods.js';
import { serveApiDocs } from './web/api-docs.js';
import { refuseBadAddress } from './web/bad-address.js';
import { createLogger } from './web/logger.js';
import { NestLogger } from './web/nest-logger.js';
import { readMultipart } from './web/multipart.js';
import { ServerPagesService } from './web/pages/server-pages.service.js';
import { readCspReports } from './web/csp-report-bodies.js';
import { passParametersPromptly } from './web/prompt-parameters.js';
import { addRequestHooks } from './web/request-hooks.js';
import { routedAddress } from './web/request-target.js';
import { CONSOLE_FOLDER, SITE_FOLDER } from './web/site-build.js';
import { serveStaticSites } from './web/static-sites.js';
import { answerUnreadable } from './web/unreadable-request.js';

const BODY_LIMIT = 256 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_SENDERS_MS = 2_000;
const KEEP_ALIVE_MS = 65_000;
const COMPRESS_FROM_BYTES = 1024;

/** How requests are read, before the application sees them. */
const createAdapter = (config: Config, logger: ReturnType<typeof createLogger>) =>
  new FastifyAdapter({
    skipMiddie: true,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    // Node has one limit for all requests, and each may bring a photo: `limitSlowBodies` gives the others less.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: refuseBadAddress,
    rewriteUrl: routedAddress,
    clientErrorHandler: answerUnreadable,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 4096 },
    // Node looks for slow senders every 30 s unless told otherwise, which would treble the time they have.
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_SENDERS_MS,
      // `refuseUnclearHost` answers in the usual error shape.
      requireHostHeader: false,
    },
  });

/** The whole application on one origin, ready to listen. */
export async function createApp(
  config: Config,
  logger = createLogger(config.logLevel),
): Promise<NestFastifyApplication> {
  const adapter = createAdapter(config, logger);
  passParametersPromptly();
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const server = adapter.getInstance();
  const allowedMethods = new AllowedMethods();
  allowedMethods.watch(server);
  readCspReports(server);
  const metrics = app.get(MetricsService, { strict: false });
  addRequestHooks(server, {
    isHttps: config.publicUrl.startsWith('https:'),
    secrets: app.get(SecretsService),
    onAnswer: (answer) => metrics.countRequest(answer),
    shutdown: app.get(ShutdownService, { strict: false }),
  });
  await app.register(fastifyCompress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['gzip', 'identity'],
    globalDecompression: false,
  });
  await readMultipart(server);
  app.setGlobalPrefix('api', {
    exclude: [
      '.well-known/security.txt',
      'health/live',
      'health/ready',
      'robots.txt',
      'sitemap.xml',
      'sitemaps/:file',
    ],
  });
  app.useGlobalPipes(validationPipe);
  const errors = new ErrorFilter(databaseFailure, (address) => allowedMethods.of(address));
  app.useGlobalFilters(errors);
  shapeAnswers(server, app.get(Cursors, { strict: false }));
  serveApiDocs(app, errors);
  const sites = [
    { prefix: '/admin/', folder: CONSOLE_FOLDER },
    {
      prefix: '/',
      folder: SITE_FOLDER,
      serverPage: (path: string, hasQuery: boolean) =>
        app.get(ServerPagesService, { strict: false }).findPage(path, hasQuery),
    },
  ];
  await serveStaticSites(server, sites, config);
  await app.init();
  return app;
}

function databaseFailure(error: unknown) {
  const code = passingFailure(error);
  return code && { code, reason: driversReason(error) };
}
