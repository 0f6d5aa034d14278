/**
 * The baseline for live streams: `node:http`, one open answer per person, the same pings and the same Redis channel. No
 * sign-in, no session that may end, no log. A process of its own.
 */
import { createServer } from 'node:http';
import { createClient } from 'redis';

// Imported here because only a build makes it.
const { STREAM_PING_SECONDS } = await import('@tidyhearth/domain');
const { BENCH_REDIS_URL = '', BENCH_CHANNEL = '' } = process.env;
const PING = 'event: ping\ndata: {}\n\n';

/** @type {Map<number, import('node:http').ServerResponse>} */
const streams = new Map();

const listener = createClient({ url: BENCH_REDIS_URL });
await listener.connect();
await listener.subscribe(BENCH_CHANNEL, (text) => {
  const { userId, type, data } = JSON.parse(text);
  streams.get(userId)?.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
});

let second = 0;
setInterval(() => {
  second = (second + 1) % STREAM_PING_SECONDS;
  for (const [userId, response] of streams) if (userId % STREAM_PING_SECONDS === second) response.write(PING);
}, 1000);

const server = createServer((request, response) => {
  const [, kind = '', userId = ''] = (request.url ?? '').split('/');
  if (kind === 'use') return response.end(JSON.stringify({ ...process.cpuUsage(), queries: 0 }));
  streams.set(Number(userId), response);
  response.once('close', () => streams.delete(Number(userId)));
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': open\n\n');
});

server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit(0));
