import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/transaction.js';
import { LiveHub } from '../events/live-hub.js';
import { BATCH, DELETE_BELL_ITEMS, LIST_BELL_ITEMS_ABOUT, LIST_COUNTERPARTS } from './retention.queries.js';

/** The number of counterparts whose bells one statement reads. */
const COUNTERPARTS_AT_ONCE = 100;

/** The bells of people with whom a person has shared bookings, bids or messages. */
@Injectable()
export class CounterpartBellsService {
  constructor(private readonly hub: LiveHub) {}

  /** Deletes bell items that contain the person's name. Bookings and conversations still show what happened. */
  async quieten(tx: Tx, userId: number, cleanerId: number): Promise<void> {
    const ids = [userId, cleanerId, userId, cleanerId, userId, userId] as const;
    const others = (await tx.sql.all(LIST_COUNTERPARTS, ids)).map(({ userId: other }) => other);
    for (const some of parts(others, COUNTERPARTS_AT_ONCE)) {
      const conversations = some.flatMap((other) => [`${userId}-${other}`, `${other}-${userId}`]);
      const statement = LIST_BELL_ITEMS_ABOUT(some, conversations);
      const person = [userId, cleanerId, userId, cleanerId];
      const items = await tx.sql.all(statement, [...some, ...person, ...conversations]);
      for (const part of parts(items, BATCH)) {
        const itemIds = part.map(({ id }) => id);
        await tx.sql.run(DELETE_BELL_ITEMS(itemIds), itemIds);
      }
      // Makes open screens read the bell again.
      for (const quieter of new Set(items.map((item) => item.userId)))
        tx.afterCommit(() => this.hub.publish(quieter, { type: 'notifications-read' }));
    }
  }
}

const parts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
