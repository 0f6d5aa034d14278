/** What is made when first asked for and shared from then on. A failure is shared by those who wait for it, and not kept. */
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
