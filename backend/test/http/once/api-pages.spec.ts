import { Collection, type Item } from 'postman-collection';
import { expectStatus } from '../../support/expect-status.js';
import { readDocument, routesOf } from '../../assurance/document.js';
import { world } from '../../support/world.js';

const PAGES = ['/api/docs/guide', '/api/docs/changes'];
const LINKS = [
  '/api/docs',
  '/api/docs/guide',
  '/api/docs/changes',
  '/api/openapi.json',
  '/api/docs/postman.json',
];

const textOf = async (path: string) => {
  const answer = await world.anyone.get(path);
  expectStatus(answer, 200);
  return answer.text;
};
const hrefsIn = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

describe('the pages beside the API page', () => {
  it.each(PAGES)('%s is HTML of our origin that runs nothing and is checked for changes', async (path) => {
    const answer = await world.anyone.get(path);
    expectStatus(answer, 200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.text).not.toMatch(/<script|<style| style=| on\w+=|<!--/);
    const again = await world.anyone.get(path).set('If-None-Match', answer.headers['etag'] ?? '');
    expect(again.status).toBe(304);
  });

  it('hold their chapters, each with an anchor that the contents lead to', async () => {
    const guide = await textOf('/api/docs/guide');
    const ids = idsIn(guide);
    expect(new Set(ids).size).toBe(ids.length);
    for (const chapter of ['start-here', 'tokens', 'limits', 'error-codes', 'poll-the-feed'])
      expect(ids).toContain(chapter);
    const listed = /<nav class="contents"[^]*?<\/nav>/.exec(guide)?.[0] ?? '';
    expect(hrefsIn(listed)).toEqual(ids.filter((id) => id !== 'content').map((id) => `#${id}`));
    expect(await textOf('/api/docs/changes')).toContain('id="the-promise"');
  });

  it('lead to one another, to the document and the collection, and nowhere that is not there', async () => {
    const script = await textOf('/api-docs/page.js');
    for (const link of LINKS) expect(script).toContain(`['${link}', `);
    for (const page of PAGES) {
      const html = await textOf(page);
      const targets = hrefsIn(html).filter((href) => !href.startsWith('https://'));
      expect(targets).toEqual(expect.arrayContaining(LINKS));
      for (const target of new Set(targets)) {
        const [path = '', part = ''] = target.split('#', 2);
        const there = await world.anyone.get(path || page).redirects(1);
        expect([target, there.status]).toEqual([target, 200]);
        if (part) expect([target, idsIn(there.text).includes(part)]).toEqual([target, true]);
      }
    }
  });
});

describe('the Postman collection', () => {
  const requestsIn = (collection: Collection) => {
    const items: Item[] = [];
    collection.forEachItem((item) => items.push(item));
    return items;
  };
  const pathOf = ({ request }: Item) =>
    `${request.method} ${request.url.getPath({ unresolved: true }).replace(/:(\w+)/g, '{$1}')}`;

  it('has every call of the document once, with its example as it is served', async () => {
    const json: object = JSON.parse(await textOf('/api/docs/postman.json'));
    expect(json).toMatchObject({
      info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    });
    const items = requestsIn(new Collection(json));
    const routes = routesOf(await readDocument(world));
    expect(items.map(pathOf).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
    const operations = new Map(routes.map(({ name, operation }) => [name, operation]));
    for (const item of items) {
      const name = pathOf(item);
      const { parameters = [], requestBody } = operations.get(name) ?? {};
      const example = requestBody?.content['application/json']?.example;
      if (example !== undefined)
        expect([name, JSON.parse(item.request.body?.raw ?? '')]).toEqual([name, example]);
      const ofPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(item.request.url.variables.map(({ key, value }) => [key, value], null)).toEqual(
        ofPath.map((parameter) => [parameter.name, String(parameter.example ?? '')]),
      );
    }
  });

  it('signs in by itself, and repeats nothing by accident', async () => {
    const collection = new Collection(JSON.parse(await textOf('/api/docs/postman.json')));
    const items = requestsIn(collection);
    const [login] = items;
    const url = login?.request.url.toString().replace('{{baseUrl}}', world.url) ?? '';
    expect(url).toBe(`${world.url}/api/login`);
    expect(login?.events.map((event) => event.script.toSource(), null).join()).toContain(
      "set('token', token)",
    );
    expect(collection.variables.get('baseUrl')).toMatch(/^https?:/);
    expect(collection.auth?.type).toBe('bearer');
    const keys = items.flatMap(({ request }) =>
      request.headers.filter(({ key }) => key === 'Idempotency-Key', null),
    );
    expect(keys.length).toBeGreaterThan(10);
    expect(new Set(keys.map(({ value }) => value))).toEqual(new Set(['{{$guid}}']));
  });
});
