/** The baseline: `node:http` and the bare calls. No framework, validation, mapping or log. A process of its own. */
import { createServer } from 'node:http';
import { bareCalls } from './bare-calls.mjs';

const answer = await bareCalls(JSON.parse(process.env.BENCH_SETTINGS ?? '{}'));

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

const server = createServer((request, response) => {
  const [, kind = '', name = ''] = (request.url ?? '').split('/');
  const { authorization } = request.headers;
  answer(kind, decodeURIComponent(name), { authorization, body: () => bodyOf(request) }).then(
    (body) => {
      const text = JSON.stringify(body);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});

// Longer than the other sides are measured for: a connection closed meanwhile would meet the next request on its way.
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit(0));
