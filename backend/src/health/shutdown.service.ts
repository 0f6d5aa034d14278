import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';

/** How long open requests may continue. */
const FINISH_MS = 15_000;
const LOOK_EVERY_MS = 25;

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
    server.close();
    server.closeIdleConnections();
    const giveUpAt = performance.now() + FINISH_MS;
    while (this.running > 0 && performance.now() < giveUpAt) await pause(LOOK_EVERY_MS);
    // The remaining connections have sent no complete request or do not read the response.
    server.closeAllConnections();
  }
}
