import { committedDocument } from '../assurance/document.js';
import { lintDocument } from '../assurance/lint-document.js';
import { spectralFindings } from '../assurance/spectral-lint.js';

const document = committedDocument();
const LONG_MS = 60_000;

/** The same document with one call, changed. */
function withOneCall(change: object) {
  const [path, calls] = Object.entries(document.paths)[0] ?? [];
  const [method, call] = Object.entries(calls ?? {})[0] ?? [];
  return { ...document, paths: { [path ?? '']: { [method ?? '']: { ...call, ...change } } } };
}

describe('the linters of the API document', () => {
  it(
    'find nothing: Redocly',
    async () => {
      expect(await lintDocument(document)).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'find nothing: Spectral with the rules of OWASP',
    async () => {
      expect(await spectralFindings(document)).toEqual([]);
    },
    LONG_MS,
  );

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
});
