import { randomUUID } from 'node:crypto';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { expectStatus } from './expect-status.js';
import { FeedReader } from './feed.js';
import type { Receiver } from './receiver.js';
import type { Session, World } from './world.js';

export interface Webhook {
  id: number;
  url: string;
  types: string[] | null;
  status: string;
  pausedBecause: string | null;
  secret: string;
  /** The receiver's path. */
  path: string;
}

export interface Delivery {
  id: number;
  eventId: string;
  type: string;
  status: string;
  attempts: number;
  answerStatus: number | null;
  error: string | null;
  nextAttemptAt: string | null;
  lastAttemptAt: string | null;
}

/**
 * Creates a webhook with a path of its own. For a cleaner it first waits for the event of the approval, so that the
 * webhook's first call is about the test.
 */
export async function webhookOf(
  world: World,
  owner: Session,
  receiver: Pick<Receiver, 'url'>,
  changes: { types?: string[] | null; description?: string } = {},
): Promise<Webhook> {
  if ('cleaner' in owner) await new FeedReader(world, owner).until(({ type }) => type === 'cleaner.approved');
  const path = `/${randomUUID()}`;
  const answer = await world
    .as(owner)
    .post('/api/webhooks')
    .send({ url: receiver.url(path), ...changes });
  expectStatus(answer, 201);
  return { ...answer.body, path };
}

export async function deliveriesOf(world: World, owner: Session, { id }: { id: number }, query: object = {}) {
  const answer = await world.as(owner).get(`/api/webhooks/${id}/deliveries`).query(query);
  expectStatus(answer, 200);
  return answer.body as Delivery[];
}

/** Waits until the log contains such a delivery. */
export const deliveryWith = (
  world: World,
  owner: Session,
  webhook: { id: number },
  isWanted: (delivery: Delivery) => boolean,
): Promise<Delivery> =>
  waitFor(async () => (await deliveriesOf(world, owner, webhook)).find(isWanted), {
    timeoutMs: 30_000,
    what: 'a delivery',
  });
