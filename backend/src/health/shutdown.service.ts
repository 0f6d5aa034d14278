import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';

/** How long open requests may continue. */
const FINISH_MS = 15_000;
const LOOK_EVERY_MS = 25;
/** How long connections that go on arriving may keep the port open. */
const ACCEPT_MS = 1_000;

/**
 * Graceful shutdown: first the readiness probe fails while everything is still served, so that load
 * balancers use other replicas; then the port closes and open requests end; background work stops last.
 */
@Injectable()
export class ShutdownService implements BeforeApplicationShutdown {
  isStopping = false;
  private running = 0;
  private readonly closing = new AbortController();

  /** Aborts when long-lived connections have to end. */
  get signal(): AbortSignal {
    return this.closing.signal;
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  requestBegan(): void {
    this.running += 1;
  }

  requestEnded(): void {
    this.running -= 1;
  }

  /** Resolves when no request is open any more, after 15 seconds at the latest. */
  async drain(server: Server, noticeMs: number): Promise<void> {
    this.isStopping = true;
    await pause(noticeMs);
    this.closing.abort();
    await acceptWaiting(server);
    server.close();
    server.closeIdleConnections();
    const giveUpAt = performance.now() + FINISH_MS;
    // Looked at after a moment, because the requests of connections accepted last are still to be read.
    do await pause(LOOK_EVERY_MS);
    while (this.running > 0 && performance.now() < giveUpAt);
    // The remaining connections have sent no complete request or do not read the response.
    server.closeAllConnections();
  }
}

/**
 * Resolves when no connection waits to be accepted: those that do are reset when the port closes, and their requests
 * may have been sent already. Node accepts one in each turn of its loop.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted: boolean;
  const note = () => (hasAccepted = true);
  server.on('connection', note);
  const giveUpAt = performance.now() + ACCEPT_MS;
  do {
    hasAccepted = false;
    await turn();
  } while (hasAccepted && performance.now() < giveUpAt);
  server.off('connection', note);
}
