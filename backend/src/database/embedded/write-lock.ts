/** First come, first served: every write and transaction on the embedded engine passes through one of these. */
export class WriteLock {
  private tail: Promise<void> = Promise.resolve();

  /** Resolves with the function that lets the next one in. */
  async acquire(timeoutMs = 15_000): Promise<() => void> {
    let release: () => void = () => undefined;
    const mine = new Promise<void>((resolve) => (release = resolve));
    const before = this.tail;
    this.tail = before.then(() => mine);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error('write lock timeout: a transaction must write through its own manager only')),
        timeoutMs,
      );
    });
    try {
      await Promise.race([before, timeout]);
      return release;
    } catch (error) {
      release();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
