import { Injectable } from '@nestjs/common';

export interface Reresolved {
  /** For the summary: `cleaners` */
  what: string;
  count: number;
}

/**
 * What has to happen once better positions are there. Modules that keep positions of their own register here and look
 * again at those that were known less exactly than by full postcode; this module knows none of them.
 */
@Injectable()
export class GeoImportHooks {
  private readonly hooks: (() => Promise<Reresolved>)[] = [];

  register(hook: () => Promise<Reresolved>): void {
    this.hooks.push(hook);
  }

  async runAll(): Promise<Reresolved[]> {
    const results: Reresolved[] = [];
    for (const hook of this.hooks) results.push(await hook());
    return results;
  }
}
