import { pageYear } from './settings-in-template.js';

/** A value that is made again once a new year has begun. */
export class YearlyValue<T> {
  private made?: { year: string; value: T };

  constructor(
    private readonly make: () => T,
    private readonly currentYear = pageYear,
  ) {}

  get(): T {
    const year = this.currentYear();
    if (this.made?.year !== year) this.made = { year, value: this.make() };
    return this.made.value;
  }
}
