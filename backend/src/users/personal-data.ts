import { Injectable } from '@nestjs/common';

type Collect = (userId: number) => Promise<unknown>;

/** Each module that holds data on people contributes its part of the export under a name of its own. */
@Injectable()
export class PersonalData {
  private readonly parts = new Map<string, Collect>();

  register(name: string, collect: Collect): void {
    this.parts.set(name, collect);
  }

  async collect(userId: number): Promise<Record<string, unknown>> {
    const entries: [string, unknown][] = [];
    for (const [name, collect] of this.parts) entries.push([name, await collect(userId)]);
    return Object.fromEntries(entries);
  }
}
