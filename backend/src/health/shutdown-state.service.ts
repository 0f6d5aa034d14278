import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';

/** Fails the readiness probe first, so that a load balancer stops sending requests while open ones finish. */
@Injectable()
export class ShutdownStateService implements BeforeApplicationShutdown {
  isStopping = false;

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }
}
