/**
 * Runs rounds of work, one at a time, when woken. If woken during a round, it runs another afterwards, so that work
 * that came too late for the current one does not wait for the next wake. Failures are reported; the next wake tries
 * again.
 */
export class Rounds {
  private running?: Promise<void>;
  private isWanted = false;
  private hasStopped = false;

  constructor(
    private readonly round: () => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Checked by long rounds between their parts. */
  get isStopping(): boolean {
    return this.hasStopped;
  }

  wake(): void {
    this.isWanted = true;
    if (!this.hasStopped) this.running ??= this.run();
  }

  /** Starts no further round and waits for the current one. */
  async stop(): Promise<void> {
    this.hasStopped = true;
    await this.running;
  }

  /**
   * Works on several items at once. Each worker stops taking items after a failure of its own, and all do when
   * stopping. Throws the first failure once all have ended.
   */
  async each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
    const waiting = [...items];
    const workFrom = async () => {
      for (let item = waiting.shift(); item !== undefined && !this.hasStopped; item = waiting.shift()) {
        await work(item);
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, workFrom));
    const failure = ended.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  }

  private async run(): Promise<void> {
    try {
      while (this.isWanted && !this.hasStopped) {
        this.isWanted = false;
        await this.round();
      }
    } catch (error) {
      this.report(error);
    } finally {
      // In the same turn as the check of `isWanted`, because a wake between the two would be lost.
      this.running = undefined;
    }
  }
}
