import { waitFor } from '../../../scripts/lib/wait.mjs';
import { expectStatus } from './expect-status.js';
import type { Session, World } from './world.js';

export interface FeedEvent {
  position: number;
  id: string;
  type: string;
  timestamp: string;
  sequence: number;
  data: { object: string; id: number } & Record<string, unknown>;
}

const START = '/api/events/feed?limit=100';

/** A program that polls the feed and continues from the link in the last response. */
export class FeedReader {
  readonly events: FeedEvent[] = [];
  address: string;

  constructor(
    private readonly world: World,
    private readonly reader: Session,
    start = START,
  ) {
    this.address = start;
  }

  /** @returns the new events */
  async poll(): Promise<FeedEvent[]> {
    const answer = await this.world.as(this.reader).get(this.address);
    expectStatus(answer, 200);
    this.address = nextOf(answer.headers);
    this.events.push(...answer.body);
    return answer.body;
  }

  /** Polls until it has read an event like this. */
  async until(isWanted: (event: FeedEvent) => boolean): Promise<FeedEvent> {
    return waitFor(
      async () => {
        await this.poll();
        return this.events.find(isWanted);
      },
      { timeoutMs: 30_000, what: 'an event in the feed' },
    );
  }

  /** Skips all existing events. */
  async skip(): Promise<this> {
    while ((await this.poll()).length > 0);
    this.events.length = 0;
    return this;
  }
}

/** The address in the Link header. */
export const nextOf = (headers: Record<string, unknown>): string =>
  /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
