/** What open streams cost the server that holds them. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { waitFor } from '../lib/wait.mjs';
import { openStreams } from './open-stream.mjs';

export const CHANNEL = 'tidyhearth:live';
/** The first moments after opening still clean up what opening left. */
const SETTLE_MS = 10_000;

/**
 * @typedef {import('./open-stream.mjs').Listener} Listener
 * @typedef {import('./open-stream.mjs').Person} Person
 *
 * @typedef {object} Side
 * @property {string} name
 * @property {() => Promise<import('../lib/heap.mjs').Held>} heap
 * @property {() => Promise<{ cpu: number }>} use
 * @property {(person: Person) => Promise<import('./open-stream.mjs').OpenStream>} open
 *
 * @typedef {object} Costs
 * @property {number} kilobytes per stream
 * @property {number} alone the share of a core without streams, in percent
 * @property {number} rest the share of a core that all streams take beyond that, in percent
 * @property {number} micros of the processor per event
 */

/**
 * @param {Side} side
 * @param {{ people: readonly Person[], seconds: number, redisUrl: string, print: (text: string) => void }} options
 * @returns {Promise<{ open: Listener[], costs: Costs }>}
 */
export async function costsOf({ name, heap, use, open: openOne }, { people, seconds, redisUrl, print }) {
  const shareOfCore = async () => {
    const { cpu } = await use();
    await pause(seconds * 1000);
    return ((await use()).cpu - cpu) / (seconds * 10);
  };
  print(`${name}: without a stream for ${seconds} s …`);
  await pause(SETTLE_MS);
  // Garbage of the start, or of opening, is not the streams', and when it is collected differs between versions of Node.
  const before = await heap();
  const alone = await shareOfCore();
  print(`${name}: opening ${people.length} streams …`);
  const open = await openStreams(people, openOne);
  await pause(SETTLE_MS);
  print(`${name}: idle for ${seconds} s …`);
  const bytes = ((await heap()).rss - before.rss) / people.length;
  const rest = (await shareOfCore()) - alone;
  print(`${name}: one event to each …`);
  const micros = await costOfEvent(redisUrl, open, use);
  return { open, costs: { kilobytes: bytes / 1024, alone, rest, micros } };
}

/**
 * What one event to each costs a side, in microseconds of the processor for each.
 * @param {string} redisUrl
 * @param {readonly Listener[]} open
 * @param {Side['use']} use
 */
async function costOfEvent(redisUrl, open, use) {
  const publisher = createClient({ url: redisUrl });
  await publisher.connect();
  try {
    const heard = () => open.reduce((sum, { stream }) => sum + stream.events, 0);
    const { cpu } = await use();
    const wanted = heard() + open.length;
    const push = (/** @type {number} */ userId) =>
      publisher.publish(CHANNEL, JSON.stringify({ origin: 'bench', userId, type: 'notification', data: {} }));
    for (let at = 0; at < open.length; at += 500)
      await Promise.all(open.slice(at, at + 500).map(({ person }) => push(person.userId)));
    await waitFor(async () => heard() >= wanted || undefined, { timeoutMs: 60_000, what: 'all events' });
    return (1000 * ((await use()).cpu - cpu)) / open.length;
  } finally {
    publisher.destroy();
  }
}
