import { API_SCOPES } from '@tidyhearth/domain';
import { ACCESS_MATRIX } from '../../assurance/access-matrix.js';
import {
  readDocument,
  resolveResponse,
  routesOf,
  takesIdempotencyKey,
  unshownFields,
  type MediaType,
  type OpenApi,
  type Route,
} from '../../assurance/document.js';
import { world } from '../../support/world.js';

let document: OpenApi;
let routes: Route[];
beforeAll(async () => {
  document = await readDocument(world);
  routes = routesOf(document);
});

/** The names of the calls for which this is false. */
const except = (holds: (route: Route) => boolean) =>
  routes.filter((route) => !holds(route)).map(({ name }) => name);

const successes = ({ operation }: Route) =>
  Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
const refusals = ({ operation }: Route) =>
  Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'));

describe('the API document', () => {
  it('gives every call a summary, one tag and a name of its own that a person would choose', () => {
    const names = routes.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(routes.length);
    expect(names.filter((name) => !/^[a-z]+([A-Z0-9][a-z0-9]*)+$/.test(name))).toEqual([]);
    expect(except(({ operation }) => (operation.summary ?? '').length >= 4)).toEqual([]);
    expect(except(({ operation }) => operation.tags?.length === 1)).toEqual([]);
  });

  it('says truly which calls need a session', () => {
    const expected = routes.map(({ name }) => [name, ACCESS_MATRIX[name]?.answers.anonymous === 401]);
    const told = routes.map(({ name, operation }) => [name, isSecured(operation.security)]);
    expect(told).toEqual(expected);
  });

  it('names the scopes of API keys, each from the one list with its meaning', () => {
    const scopes = routes.flatMap(
      ({ operation }) => operation.security?.flatMap((one) => one['apiKey'] ?? []) ?? [],
    );
    expect(scopes.length).toBeGreaterThan(30);
    expect(scopes.filter((scope) => !(scope in API_SCOPES))).toEqual([]);
    const about = document.components.securitySchemes['apiKey']?.description ?? '';
    for (const [scope, { meaning }] of Object.entries(API_SCOPES))
      expect(about).toContain(`\`${scope}\`: ${meaning}`);
  });

  it('says truly which scope an API key needs', () => {
    const expected = routes.map(({ name }) => [name, ACCESS_MATRIX[name]?.scope]);
    const told = routes.map(({ name, operation }) => [
      name,
      operation.security?.flatMap((one) => one['apiKey'] ?? []).join(' ') || undefined,
    ]);
    expect(told).toEqual(expected);
  });

  it('says truly what each call answers', () => {
    const silent = routes.flatMap(({ name, operation }) => {
      const answers = Object.values(ACCESS_MATRIX[name]?.answers ?? {}).filter((status) => status !== null);
      const missing = [...new Set(answers)].filter((status) => !(status in operation.responses));
      return missing.map((status) => `${name} ${status}`);
    });
    expect(silent).toEqual([]);
  });

  it('gives every answer a description, and a schema and an example of its body', () => {
    const bare = routes.flatMap((route) =>
      successes(route)
        .filter(([status, { content }]) => status !== '204' && !isWhole(content))
        .map(([status]) => `${route.name} ${status}`),
    );
    expect(bare).toEqual([]);
    expect(
      except((route) =>
        Object.values(route.operation.responses).every(
          (response) => (resolveResponse(document, response).description ?? '') !== '',
        ),
      ),
    ).toEqual([]);
  });

  it('has one shape for refusals, with the refusals that any call can give', () => {
    expect(
      except((route) =>
        refusals(route).every(([, response]) => {
          const json = resolveResponse(document, response).content?.['application/json'];
          return json?.schema?.$ref === '#/components/schemas/ErrorResponse' && json.example !== undefined;
        }),
      ),
    ).toEqual([]);
    expect(
      except(({ operation }) => ['429', '500', '503'].every((code) => code in operation.responses)),
    ).toEqual([]);
    expect(except(({ operation }) => !operation.requestBody || '400' in operation.responses)).toEqual([]);
  });

  it('gives every body that is sent a schema and an example', () => {
    expect(
      except(({ operation }) => {
        const content = operation.requestBody?.content;
        return content === undefined || 'multipart/form-data' in content || isWhole(content);
      }),
    ).toEqual([]);
  });

  it('shows every field in the examples', () => {
    const left = routes.flatMap((route) =>
      bodiesOf(route).flatMap(({ side, media }) =>
        unshownFields(document, media.schema ?? {}, media.example, side).map(
          (field) => `${route.name} ${side} ${field}`,
        ),
      ),
    );
    expect(left).toEqual([]);
  });

  it('writes down every parameter of a path', () => {
    expect(
      except(({ path, operation }) => {
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const told = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
        return named.length === told.length && named.every((name) => told.includes(name ?? ''));
      }),
    ).toEqual([]);
  });

  it('offers a key against double requests on every call that creates, but for a secret of which only a hash is kept', () => {
    expect(
      except(
        (route) =>
          !('201' in route.operation.responses) ||
          ['/calendar-feed', '/api/keys'].some((end) => route.path.endsWith(end)) ||
          takesIdempotencyKey(route),
      ),
    ).toEqual([]);
  });
});

/** Whether visitors are refused; undefined if the document says neither. */
function isSecured(security: Route['operation']['security'] = []): boolean | undefined {
  if (JSON.stringify(security) === '[{"apiKey":[]}]') return true;
  const [session, ...others] = security.filter((one) => !('apiKey' in one));
  if (others.length > 0) return undefined;
  if (session === undefined) return security.length === 0 ? false : undefined;
  const given = JSON.stringify(session);
  return given === '{"bearer":[]}' ? true : given === '{}' ? false : undefined;
}

/** Images need no example. */
function isWhole(content: Route['operation']['responses'][string]['content']): boolean {
  const kinds = Object.entries(content ?? {});
  return (
    kinds.length > 0 &&
    kinds.every(
      ([kind, { schema, example, examples }]) =>
        schema !== undefined &&
        (kind.startsWith('image/') || example !== undefined || examples !== undefined),
    )
  );
}

function bodiesOf(route: Route): { side: 'request' | 'response'; media: MediaType }[] {
  const sent = route.operation.requestBody?.content['application/json'];
  const answered = successes(route).map(([, { content }]) => content?.['application/json']);
  return [
    ...(sent ? [{ side: 'request' as const, media: sent }] : []),
    ...answered.flatMap((media) => (media ? [{ side: 'response' as const, media }] : [])),
  ];
}
