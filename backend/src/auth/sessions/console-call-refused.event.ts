/** Somebody who is not the admin called the console's API; `calls` of them since the line before. */
export class ConsoleCallRefused {
  constructor(
    readonly userId: number,
    readonly calls: number,
    /** Method and route pattern of the last one. */
    readonly operation: string,
  ) {}
}
