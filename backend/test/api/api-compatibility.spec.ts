import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaksBetween } from '../assurance/api-breaks.js';
import type { OpenApi, Operation, Schema } from '../assurance/document.js';

type Versioned = OpenApi & { info: { version: string } };

const read = (name: string): Versioned =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));
const majorOf = ({ info }: Versioned) => Number(info.version.split('.', 1)[0]);
const today = new Date().toISOString().slice(0, 10);

const released = read('openapi.released.json');
const current = read('openapi.json');

/** Two paths are enough to try changes on, and quick to compare. */
const PATHS = ['/api/bookings', '/api/cleaners'];
const paths = Object.entries(released.paths).filter(([path]) => PATHS.includes(path));
const two = { ...released, paths: Object.fromEntries(paths), webhooks: {} };
const small = withUsedSchemas(withoutRefusals(two));

function withoutRefusals(document: OpenApi): OpenApi {
  const copy = structuredClone(document);
  for (const call of Object.values(copy.paths).flatMap((calls) => Object.values(calls)))
    for (const status of Object.keys(call.responses))
      if (!status.startsWith('2') && status !== '400') delete call.responses[status];
  return copy;
}

/** The document without schemas that its paths don't refer to. */
function withUsedSchemas(document: OpenApi): OpenApi {
  const used: Record<string, Schema> = {};
  const walk = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in used) continue;
      used[name] = found(document.components.schemas[name]);
      walk(used[name]);
    }
  };
  walk({ ...document, components: { ...document.components, schemas: {} } });
  return { ...document, components: { ...document.components, schemas: used } };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the document has no such part');
  return value;
}
const book = (document: OpenApi): Operation => found(document.paths['/api/bookings']?.post);
const search = (document: OpenApi): Operation => found(document.paths['/api/cleaners']?.get);
const schema = (document: OpenApi, name: string): Schema => found(document.components.schemas[name]);
const fields = (document: OpenApi, name: string) => found(schema(document, name).properties);
const field = (document: OpenApi, name: string, key: string) => found(fields(document, name)[key]);

type Change = [name: string, change: (document: OpenApi) => void];

const BREAKS: Change[] = [
  ['a call that is gone', (document) => delete document.paths['/api/bookings']],
  ['another name of a call', (document) => Object.assign(search(document), { operationId: 'other' })],
  ['a field of an answer that is gone', (document) => delete fields(document, 'BookingResponse').address],
  [
    'a field of an answer that may be missing',
    (document) => void found(schema(document, 'BookingResponse').required).shift(),
  ],
  [
    'another type in an answer',
    (document) => Object.assign(field(document, 'BookingResponse', 'id'), { type: 'string' }),
  ],
  [
    'null in an answer that had none',
    (document) => Object.assign(field(document, 'BookingResponse', 'address'), { type: ['string', 'null'] }),
  ],
  [
    'a status that no client knows',
    (document) => void found(schema(document, 'BookingStatus').enum).push('odd'),
  ],
  [
    'another status of success',
    (document) => {
      const { responses } = book(document);
      responses['200'] = found(responses['201']);
      delete responses['201'];
    },
  ],
  ['a header that is gone', (document) => delete found(search(document).responses['200']?.headers).Link],
  [
    'a parameter that must be sent',
    (document) =>
      void found(search(document).parameters).push({
        name: 'new',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
  ],
  ['a parameter that is gone', (document) => void found(search(document).parameters).shift()],
  [
    'a field that must be sent',
    (document) => {
      fields(document, 'CreateBookingDto').fresh = { type: 'string' };
      found(schema(document, 'CreateBookingDto').required).push('fresh');
    },
  ],
  [
    'a field that is no longer taken',
    (document) => delete fields(document, 'CreateBookingDto').specialInstructions,
  ],
  [
    'a tighter limit',
    (document) => Object.assign(field(document, 'CreateBookingDto', 'specialInstructions'), { maxLength: 1 }),
  ],
  [
    'a single line where there were several',
    (document) => Object.assign(field(document, 'CreateBookingDto', 'city'), { pattern: '^[^\\r\\n]+$' }),
  ],
  [
    'a session where none was needed',
    (document) => Object.assign(search(document), { security: [{ bearer: [] }] }),
  ],
];

const ADDITIONS: Change[] = [
  ['a new call', (document) => (document.paths['/api/new'] = { get: search(document) })],
  ['a field of an answer', (document) => (fields(document, 'BookingResponse').fresh = { type: 'string' })],
  [
    'an optional field of a request',
    (document) => (fields(document, 'CreateBookingDto').fresh = { type: 'string' }),
  ],
  ['an error code', (document) => void found(schema(document, 'ErrorCode').enum).push('NEW_CODE')],
  ['other words', (document) => Object.assign(search(document), { summary: 'Other', description: 'Other' })],
  [
    'several lines where there was one',
    (document) => Object.assign(field(document, 'CreateBookingDto', 'city'), { pattern: '\\S' }),
  ],
  [
    'a looser limit',
    (document) =>
      Object.assign(field(document, 'CreateBookingDto', 'specialInstructions'), { maxLength: 9999 }),
  ],
];

describe('the API keeps its promise', () => {
  it('breaks nothing that was released under the same major version', () => {
    if (majorOf(current) > majorOf(released)) return;
    expect(breaksBetween(released, current, today)).toEqual([]);
  });

  it.each(BREAKS)('and %s would break it', (_, change) => {
    const later = structuredClone(small);
    change(later);
    expect(breaksBetween(small, later, today)).not.toEqual([]);
  });

  it.each(ADDITIONS)('and %s would not', (_, change) => {
    const later = structuredClone(small);
    change(later);
    expect(breaksBetween(small, later, today)).toEqual([]);
  });

  it('lets a call go whose last day has passed, and not before', () => {
    const ending = structuredClone(small);
    Object.assign(search(ending), { 'x-sunset': '2027-06-01' });
    const later = structuredClone(ending);
    delete later.paths['/api/cleaners']?.get;
    expect(breaksBetween(ending, later, '2027-05-31')).not.toEqual([]);
    expect(breaksBetween(ending, later, '2027-06-01')).toEqual([]);
  });
});
