import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';

/** Readiness goes first, so that a balancer sends nobody new while the rest drains. */
@Injectable()
export class ShutdownStateService implements BeforeApplicationShutdown {
  isStopping = false;

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }
}
