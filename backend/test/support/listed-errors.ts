import Test from 'supertest/lib/test.js';
import { committedDocument, resolveResponse, routesOf, type Route } from '../assurance/document.js';

/**
 * Checks every response of the suite against the API document. An error code that is not listed for the call fails the
 * test that received it, so the lists stay true.
 */
const document = committedDocument();

interface Matcher {
  route: Route;
  pattern: RegExp;
}

/** Fixed segments before placeholders, like the router. */
const matchers: Matcher[] = routesOf(document)
  .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  .toSorted((a, b) => placeholders(a.route) - placeholders(b.route));

function placeholders({ path }: Route): number {
  return path.split('{').length;
}

/** Errors that the server returns before it looks at the call: a body or key that no call could accept. */
const OF_ANY_CALL = new Set(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA']);

const unlisted = new Set<string>();

function note(method: string, url: string, status: number, text: string): void {
  const code = status < 400 ? undefined : /"code":"([A-Z_0-9]+)"/.exec(text)?.[1];
  if (code === undefined || OF_ANY_CALL.has(code)) return;
  const { pathname } = new URL(url, 'http://localhost');
  const found = matchers.find(
    ({ route, pattern }) => route.method === method.toUpperCase() && pattern.test(pathname),
  );
  const response = found?.route.operation.responses[status];
  if (!found || (response && lists(response, code))) return;
  unlisted.add(`${found.route.name} ${status} ${code}`);
}

const lists = (response: Parameters<typeof resolveResponse>[1], code: string) =>
  resolveResponse(document, response).description?.includes(`\`${code}\``) ?? false;

const { end } = Test.prototype;
Test.prototype.end = function noted(callback) {
  return end.call(this, (error, response) => {
    if (response) note(this.method, this.url, response.status, response.text ?? '');
    callback?.(error, response);
  });
};

const send = globalThis.fetch;
globalThis.fetch = async (...given: Parameters<typeof fetch>) => {
  const response = await send(...given);
  const [asked, init] = given;
  const isAddress = typeof asked === 'string' || asked instanceof URL;
  if (response.status >= 400 && isAddress)
    note(init?.method ?? 'GET', String(asked), response.status, await response.clone().text());
  return response;
};

afterEach(() => {
  const found = [...unlisted];
  unlisted.clear();
  // If this fails, add the codes to `errors` of the call in its *.calls.ts.
  expect({ unlisted: found }).toEqual({ unlisted: [] });
});
