import { ERRORS } from '@tidyhearth/domain';
import { committedDocument, resolve, resolveResponse, routesOf, type Route } from '../assurance/document.js';

const document = committedDocument();
const routes = routesOf(document);

/** The names of the calls for which this is false. */
const except = (holds: (route: Route) => boolean) =>
  routes.filter((route) => !holds(route)).map(({ name }) => name);

/** The description without the sentences that are derived from decorators. */
const ownWords = ({ operation }: Route) => (operation.description ?? '').split('\n\n', 1)[0] ?? '';

const responsesOf = ({ operation }: Route) =>
  Object.entries(operation.responses).map(([status, response]) => ({
    status: Number(status),
    ...resolveResponse(document, response),
  }));

const codesOf = (text = '') =>
  [...text.matchAll(/^- `([A-Z_0-9]+)`: \S.{8,}/gm)].map(([, code]) => code ?? '');

describe('the words of the API document', () => {
  it('say of every call what it does, in more than its summary', () => {
    expect(except((route) => ownWords(route).length >= 40)).toEqual([]);
    expect(except((route) => !ownWords(route).startsWith(route.operation.summary ?? ''))).toEqual([]);
    expect(except(({ operation }) => (operation.summary ?? '').length <= 80)).toEqual([]);
  });

  it('say of every call who may make it', () => {
    expect(
      except(({ operation }) =>
        /Needs (?:a|no) session\.|For [A-Za-z ]+[.,]/.test(operation.description ?? ''),
      ),
    ).toEqual([]);
  });

  it('name the scope that an API key needs for a call', () => {
    const unnamed = except(({ operation }) =>
      (operation.security ?? [])
        .flatMap(({ apiKey = [] }) => apiKey)
        .every((scope) => operation.description?.includes(`An API key needs \`${scope}\`.`)),
    );
    expect(unnamed).toEqual([]);
  });

  it('say how large a page is, and which order and radius hold, where a caller asks for none', () => {
    const defaults = Object.fromEntries(
      routes.flatMap(({ name, operation }) =>
        (operation.parameters ?? []).map((parameter) => [
          `${name} ${parameter.name}`,
          parameter.schema?.default,
        ]),
      ),
    );
    expect(defaults).toMatchObject({
      'GET /api/bookings/cleaner limit': 50,
      'GET /api/bookings/cleaner order': 'latest',
      'GET /api/cleaners limit': 12,
      'GET /api/cleaners radius': 10,
      'GET /api/cleaners sort': 'rating',
      'GET /api/postings/available sort': 'newest',
      'GET /api/admin/bookings/recent perPage': 25,
    });
  });

  it('say of every parameter what it is', () => {
    const silent = routes.flatMap(({ name, operation }) =>
      (operation.parameters ?? [])
        .filter((parameter) => '$ref' in parameter === false && (parameter.description ?? '').length < 4)
        .map((parameter) => `${name} ${parameter.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('say of every success what its body is, not what the call was', () => {
    expect(
      except((route) =>
        responsesOf(route)
          .filter(({ status }) => status < 400)
          .every(
            ({ description = '' }) => description.length >= 4 && description !== route.operation.summary,
          ),
      ),
    ).toEqual([]);
  });

  it('list the codes of every refusal with their meaning, and show one of them', () => {
    const wrong = routes.flatMap((route) =>
      responsesOf(route)
        .filter(({ status }) => status >= 400)
        .filter(({ status, description, content }) => {
          const codes = codesOf(description);
          const example = content?.['application/json']?.example as { code: string } | undefined;
          return !(
            codes.length > 0 &&
            codes.length === description?.split('\n').length &&
            codes.every((code) => code in ERRORS && ERRORS[code as keyof typeof ERRORS][0] === status) &&
            codes.includes(example?.code ?? '')
          );
        })
        .map(({ status }) => `${route.name} ${status}`),
    );
    expect(wrong).toEqual([]);
  });

  it('show with a refused field one that the call takes', () => {
    const wrong = routes.flatMap((route) => {
      const example = route.operation.responses['400']?.content?.['application/json']?.example as
        | { details?: { path: string }[] }
        | undefined;
      const body = route.operation.requestBody?.content['application/json']?.schema;
      const named = [
        ...(route.operation.parameters ?? []).map(({ name }) => name),
        ...Object.keys(body ? (resolve(document, body).properties ?? {}) : {}),
      ];
      return (example?.details ?? [])
        .filter(({ path }) => !named.includes(path.split('.')[0] ?? ''))
        .map(({ path }) => `${route.name} ${path}`);
    });
    expect(wrong).toEqual([]);
  });
});
