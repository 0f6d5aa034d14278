/** Somebody who is not the admin called the console's API; `calls` is the number of calls since the previous entry. */
export class ConsoleCallRefused {
  constructor(
    readonly userId: number,
    readonly calls: number,
    /** The method and route pattern of the last call. */
    readonly operation: string,
  ) {}
}
