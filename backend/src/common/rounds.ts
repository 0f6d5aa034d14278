/**
 * Does work in rounds, one at a time, whenever it is woken. Woken during a round, it does another, so that nothing that came too
 * late for the one under way waits for the next wake. A round that failed is reported; the next wake tries again.
 */
export class Rounds {
  private running?: Promise<void>;
  private isWanted = false;
  private hasStopped = false;

  constructor(
    private readonly round: () => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Long rounds look at it between their parts. */
  get isStopping(): boolean {
    return this.hasStopped;
  }

  wake(): void {
    this.isWanted = true;
    if (!this.hasStopped) this.running ??= this.run();
  }

  /** No round starts any more. Waits for the one under way. */
  async stop(): Promise<void> {
    this.hasStopped = true;
    await this.running;
  }

  /** Works on some of the items at once, and takes no further one when stopping or after a failure of its own; throws the first failure once all have ended. */
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
      // In the same turn as the look at `isWanted`: a wake between the two would be lost.
      this.running = undefined;
    }
  }
}
