/** The parts of the package that we use; it has no types of its own. */
declare module 'postman-collection' {
  interface List<T> {
    filter(rule: (one: T) => boolean, context: unknown): T[];
    map<U>(rule: (one: T) => U, context: unknown): U[];
  }
  interface Variable {
    key: string;
    value: string;
  }
  export interface Item {
    name: string;
    request: {
      method: string;
      url: {
        getPath(options: { unresolved: boolean }): string;
        toString(): string;
        variables: List<Variable>;
      };
      headers: List<Variable>;
      body?: { raw?: string };
    };
    events: List<{ script: { toSource(): string } }>;
  }
  export class Collection {
    constructor(definition: object);
    forEachItem(visit: (item: Item) => void): void;
    variables: { get(key: string): string };
    auth?: { type: string };
  }
}
