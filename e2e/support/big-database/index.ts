import { request } from '@playwright/test';
import { openDatabase } from '../../../scripts/lib/database.mjs';
import type { ScratchApp } from '../../../scripts/lib/scratch-app.mjs';
import { addBusyBookings } from './busy-bookings.js';
import { registerBusyPair } from './busy-people.js';
import { addCrowd } from './crowd.js';
import { addLongConversation } from './long-conversation.js';

/** Adds years of data to the demo market: 50,000 accounts, thousands of bookings, a conversation of 20,000 messages. */
export async function fillBigDatabase({ url, store }: ScratchApp): Promise<void> {
  const database = openDatabase(store);
  const api = await request.newContext({ baseURL: url });
  try {
    const pair = await registerBusyPair(api, database);
    const firstOfCrowd = await addCrowd(database, pair.passwordHash);
    await addBusyBookings(database, pair, firstOfCrowd);
    await addLongConversation(database, pair);
  } finally {
    await api.dispose();
    await database.close();
  }
}
