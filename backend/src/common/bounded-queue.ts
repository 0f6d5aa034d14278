import PQueue from 'p-queue';
import { AppError } from './app-error.js';

/**
 * Runs a few costly jobs at a time and lets some more wait. Beyond that it refuses them, so that a flood can't block
 * the server.
 */
export class BoundedQueue {
  private readonly queue: PQueue;

  constructor(
    maxRunning: number,
    private readonly maxWaiting: number,
  ) {
    this.queue = new PQueue({ concurrency: maxRunning });
  }

  /** @throws AppError UNAVAILABLE when the queue is full */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.queue.size >= this.maxWaiting) throw new AppError('UNAVAILABLE');
    return this.queue.add(job);
  }
}
