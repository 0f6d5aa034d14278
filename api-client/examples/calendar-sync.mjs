/**
 * Keeps a file in sync with a cleaner's confirmed visits, for use in another calendar.
 *
 *   TIDYHEARTH_URL=https://tidyhearth.example TIDYHEARTH_KEY=thk_… node calendar-sync.mjs visits.json
 *
 * The key needs the scopes `bookings:read` and `events:read`. After the first run, only changes are requested.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { ApiError, connect, nextQuery } from '@tidyhearth/api-client';

const { TIDYHEARTH_URL: baseUrl, TIDYHEARTH_KEY: token } = process.env;
const [, , file] = process.argv;
if (!baseUrl || !token || !file) throw new Error('TIDYHEARTH_URL, TIDYHEARTH_KEY and a file, please');

const tidyhearth = connect({ baseUrl, token });
const AGREED = new Set(['confirmed', 'completed', 'paid']);

/** The data that a calendar needs; undefined if the visit won't take place. */
const visitOf = ({ id, status, startsAt, endsAt, address }) =>
  AGREED.has(status) ? { id, startsAt, endsAt, address } : undefined;

/** Reads the event feed from `from` to its end. Returns the ids of changed bookings and the query for the next run. */
async function readFeed(from) {
  const changed = new Set();
  for (let query = from; ;) {
    const { data, headers } = await tidyhearth.request('get', '/api/events/feed', { query });
    // An empty page has a next link too: the position also advances past events that this key may not see.
    query = nextQuery(headers.get('Link'));
    if (data.length === 0) return { next: query, changed };
    for (const event of data) if (event.data.object === 'booking') changed.add(event.data.id);
  }
}

async function start() {
  // Read the feed first, so that changes made while the list is read are seen on the next run.
  const { next } = await readFeed({ limit: 100 });
  const visits = {};
  for await (const booking of tidyhearth.items('/api/bookings/cleaner', { query: { limit: 100 } })) {
    const visit = visitOf(booking);
    if (visit) visits[visit.id] = visit;
  }
  return { next, visits };
}

async function goOn({ next: last, visits }) {
  const { next, changed } = await readFeed(last);
  for (const id of changed) {
    const visit = visitOf(await tidyhearth.get('/api/bookings/{id}', { path: { id } }));
    if (visit) visits[id] = visit;
    else delete visits[id];
  }
  return { next, visits };
}

const known = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
const state = await (known?.next ? goOn(known) : start()).catch((error) => {
  // The events since the last run are no longer kept.
  if (error instanceof ApiError && error.status === 410) return start();
  throw error;
});
await writeFile(file, JSON.stringify(state, null, 2));
process.stdout.write(`${Object.keys(state.visits).length} visits\n`);
