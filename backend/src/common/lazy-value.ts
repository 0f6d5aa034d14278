/**
 * A value that is created on first request and then shared. If creating it fails, all who wait for it get the error,
 * and the next request tries again.
 */
export class LazyValue<T> {
  private made?: Promise<T>;

  constructor(private readonly make: () => Promise<T>) {}

  get(): Promise<T> {
    this.made ??= this.make().catch((error: unknown) => {
      this.made = undefined;
      throw error;
    });
    return this.made;
  }
}
