import { committedDocument, type OpenApi } from '../assurance/document.js';
import { lintDocument } from '../assurance/lint-document.js';
import { spectralFindings } from '../assurance/spectral-lint.js';

const document = committedDocument();

/** The document reduced to one call, with a change. */
function withOneCall(change: object): OpenApi {
  const [path = '', calls = {}] = Object.entries(document.paths)[0] ?? [];
  const one = structuredClone(Object.fromEntries(Object.entries(calls).slice(0, 1)));
  for (const call of Object.values(one)) Object.assign(call, change);
  return { ...document, paths: { [path]: one } };
}

/** The document with wrong examples in a call and in the schemas. */
function withWrongExamples(): OpenApi {
  const changed = structuredClone(document);
  const { get: search } = changed.paths['/api/cleaners'] ?? {};
  const { post: book } = changed.paths['/api/bookings'] ?? {};
  const wrong = { example: { id: 'seven' } };
  Object.assign(search?.parameters?.[0] ?? {}, wrong);
  Object.assign(book?.requestBody?.content['application/json'] ?? {}, wrong);
  Object.assign(book?.responses['201']?.content?.['application/json'] ?? {}, wrong);
  Object.assign(changed.components.schemas.BookingResponse?.properties?.status ?? {}, wrong);
  return changed;
}

describe('the linters of the API document', () => {
  it('find nothing: Redocly', async () => {
    expect(await lintDocument(document)).toEqual([]);
  });

  it('find nothing: Spectral with the rules of OWASP', async () => {
    expect(await spectralFindings(document)).toEqual([]);
  });

  it('do find mistakes', async () => {
    expect((await lintDocument(withOneCall({ tags: ['Nonsense'] }))).join('\n')).toContain(
      'operation-tag-defined',
    );
    const findings = await spectralFindings(
      withOneCall({ description: undefined, operationId: 'not an id!' }),
    );
    expect(findings.join('\n')).toContain('operation-description');
    expect(findings.join('\n')).toContain('operation-operationId-valid-in-url');
  });

  it('do find examples that break their schemas', async () => {
    const places = (await lintDocument(withWrongExamples())).map((line) => line.split(': ', 1)[0]);
    for (const [rule, place] of [
      ['parameter', '#/paths/~1api~1cleaners/get/parameters/0'],
      ['media-type', '#/paths/~1api~1bookings/post/requestBody/content/application~1json'],
      ['media-type', '#/paths/~1api~1bookings/post/responses/201/content/application~1json'],
      ['schema', '#/components/schemas/BookingResponse/properties/status'],
    ])
      expect(places).toContainEqual(
        expect.stringContaining(`error no-invalid-${rule}-examples ${place}/example`),
      );
  });
});
