import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import type { Actor } from '../../src/common/actor.js';
import type { Config } from '../../src/config/config.js';
import type { SecretsService } from '../../src/config/secrets.service.js';
import { LiveHub } from '../../src/events/live-hub.js';
import { ShutdownService } from '../../src/health/shutdown.service.js';
import { EventStreamsService } from '../../src/notifications/live/event-streams.service.js';
import type { LiveSessionsService } from '../../src/notifications/live/live-sessions.service.js';
import { createLogger } from '../../src/web/logger.js';
import { readMultipart } from '../../src/web/multipart.js';
import { addRequestHooks, type Answer } from '../../src/web/request-hooks.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const soon = <T>(check: () => T | undefined, what: string) =>
  waitFor(async () => check(), { timeoutMs: 30_000, what });

describe('an open live stream', () => {
  it('keeps neither its request nor its reply in memory, and its end is still noted', async () => {
    const answers: Answer[] = [];
    const shutdown = new ShutdownService();
    const hub = new LiveHub({} as Config);
    hub.onModuleInit();
    const streams = new EventStreamsService(hub, {} as LiveSessionsService, shutdown);
    // Uses a logger, as the product does, because it makes Fastify listen for the end of each response.
    const logger: FastifyBaseLogger = createLogger('silent');
    const server = fastify({ loggerInstance: logger, forceCloseConnections: true });
    addRequestHooks(server, {
      isHttps: false,
      secrets: {} as SecretsService,
      onAnswer: (answer) => answers.push(answer),
      shutdown,
    });
    await readMultipart(server);
    const seen: WeakRef<object>[] = [];
    server.get('/streams/:id', (request: FastifyRequest, reply: FastifyReply) => {
      seen.push(new WeakRef(request), new WeakRef(reply));
      streams.open({ userId: 7, sid: 'one' } as Actor, reply);
    });
    const leave = new AbortController();
    try {
      const address = await server.listen({ port: 0, host: '127.0.0.1' });
      const response = await fetch(`${address}/streams/7`, { signal: leave.signal });
      expect(response.status).toBe(200);
      await soon(() => {
        collectGarbage();
        return seen.every((one) => one.deref() === undefined) || undefined;
      }, 'request and reply to be collected');
      expect({ seen: seen.length, open: hub.countOf(7), answers }).toEqual({ seen: 2, open: 1, answers: [] });
      leave.abort();
      const answer = await soon(() => answers[0], 'the end of the stream');
      expect(answer).toMatchObject({ method: 'GET', route: '/streams/:id', status: 200, isAborted: true });
      expect(hub.countOf(7)).toBe(0);
    } finally {
      leave.abort();
      await server.close();
    }
  });
});
