import { AppError } from './app-error.js';

/**
 * Lets a few costly jobs run at once and some more wait; beyond that it refuses, so that a flood of them can't take
 * the whole server along.
 */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws AppError UNAVAILABLE when the queue is full */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.running < this.maxRunning) this.running += 1;
    else await this.turn();
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** The one who finishes hands its place on, so `running` stays as it is. */
  private turn(): Promise<void> {
    if (this.waiting.length >= this.maxWaiting) throw new AppError('UNAVAILABLE');
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
