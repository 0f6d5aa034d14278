/** The reader's end of live streams. */
import { once } from 'node:events';
import { request } from 'node:http';

const OPENED_AT_ONCE = 100;

/**
 * @typedef {object} OpenStream
 * @property {number} events pings are not counted
 * @property {boolean} isOpen
 * @property {Promise<unknown>} closed
 * @property {() => Promise<void>} next resolves with the next event
 *
 * @typedef {import('./market.mjs').Customer} Person
 * @typedef {{ person: Person, stream: OpenStream }} Listener
 */

/**
 * @param {readonly Person[]} people
 * @param {(person: Person) => Promise<OpenStream>} open
 */
export async function openStreams(people, open) {
  /** @type {Listener[]} */
  const listeners = [];
  for (let from = 0; from < people.length; from += OPENED_AT_ONCE) {
    const some = people.slice(from, from + OPENED_AT_ONCE);
    listeners.push(
      ...(await Promise.all(some.map(async (person) => ({ person, stream: await open(person) })))),
    );
  }
  return listeners;
}

/**
 * @param {string} url
 * @param {{ agent: import('node:http').Agent, token: string }} options
 * @returns {Promise<OpenStream>}
 */
export async function openStream(url, { agent, token }) {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const sent = request(url, { agent, headers }).end();
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`a stream answered ${response.statusCode}`);
  /** @type {(() => void)[]} */
  let waiting = [];
  /** @type {OpenStream} */
  const stream = {
    events: 0,
    isOpen: true,
    // Not `once` of node:events, which rejects when the connection is cut.
    closed: new Promise((resolve) => response.once('close', resolve)).then(() => (stream.isOpen = false)),
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
  response.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const events = [...text.matchAll(/^event: (?!ping)/gm)].length;
    if (events === 0) return;
    stream.events += events;
    for (const resolve of waiting) resolve();
    waiting = [];
  });
  response.on('error', () => undefined);
  return stream;
}
