import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureForm, request, type Answer } from '../assurance/call.js';
import { castOf, type Cast } from '../assurance/cast.js';
import { committedDocument, routesOf, takesIdempotencyKey, type Route } from '../assurance/document.js';
import { callOf, stageCall, type StagedCall } from '../assurance/staged-calls.js';
import { world } from '../support/world.js';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const [, chapter = ''] = /\n## Repeating and colliding\n([^]*?)\n## /.exec(guide) ?? [];
/** Calls that, according to the guide, take no key although another try counts as a separate call. */
const toldApart = [...chapter.matchAll(/`((?:POST|PATCH|PUT) \/api\/[^`]+)`/g)].map(([, name = '']) => name);

const changing = routesOf(committedDocument()).filter(({ method }) =>
  ['POST', 'PATCH', 'PUT'].includes(method),
);
const named = (routes: readonly Route[]) => routes.map((route): [string, Route] => [route.name, route]);
const keyed = changing.filter(takesIdempotencyKey);
const settling = changing.filter((route) => !keyed.includes(route) && !toldApart.includes(route.name));

const removing = routesOf(committedDocument()).filter(({ method }) => method === 'DELETE');

let cast: Cast;
beforeAll(async () => {
  cast = await castOf(world);
});

async function sendTwice(route: Route): Promise<[first: Answer, second: Answer]> {
  const call = await stageCall(route, cast);
  const key = randomUUID();
  return [await send(call, key), await send(call, key)];
}

async function send(call: StagedCall, idempotencyKey: string): Promise<Answer> {
  const { row, url, body } = call;
  return request(url, {
    ...callOf(call),
    idempotencyKey,
    ...(row.photo || row.document
      ? { body: await pictureForm(row.photo ? 'image' : 'document') }
      : { json: body }),
  });
}

const endsOwnSession = ({ path }: Route) => path === '/api/auth/sessions';

/**
 * Leaves out fields that may differ: times of the calls themselves, what each call changed, and the session that each
 * sign-up starts.
 */
const NOT_COMPARED = /^(?:token|changed)$|(?:At|Since)$/;
const contentOf = ({ text }: Answer): unknown =>
  text === ''
    ? undefined
    : JSON.parse(text, (name, value: unknown) => (NOT_COMPARED.test(name) ? undefined : value));

describe('a call that takes an Idempotency-Key, sent again with it', () => {
  it.each(named(keyed))('%s: does nothing more and answers what came of it', async (_, route) => {
    const [first, second] = await sendTwice(route);
    expect([first.status < 300, first.headers.has('idempotent-replayed')]).toEqual([true, false]);
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([first.status, 'true']);
    expect(contentOf(second)).toEqual(contentOf(first));
  });
});

describe('a call that takes none', () => {
  it.each(named(settling))('%s: sent again, answers the same', async (_, route) => {
    const [first, second] = await sendTwice(route);
    expect(first.status).toBeLessThan(300);
    expect([second.status, second.headers.has('idempotent-replayed')]).toEqual([first.status, false]);
    expect(contentOf(second)).toEqual(contentOf(first));
    if (first.text.includes('"changed":'))
      expect([false, []]).toContainEqual(JSON.parse(second.text).changed);
  });

  it.each(named(removing))('%s: sent again, removes nothing more', async (_, route) => {
    const [first, second] = await sendTwice(route);
    expect(first.status).toBeLessThan(300);
    expect(endsOwnSession(route) ? [401] : [204, 404]).toContain(second.status);
  });

  it('and whose repetition is a call of its own, is in the guide', () => {
    const known = changing.filter((route) => !keyed.includes(route)).map(({ name }) => name);
    expect(toldApart.filter((name) => !known.includes(name))).toEqual([]);
    expect(toldApart.length).toBeGreaterThan(5);
  });
});
