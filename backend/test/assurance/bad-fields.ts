import * as bad from './bad-values.js';
import { resolve, type OpenApi, type Operation, type Schema } from './document.js';

export interface BadBody {
  /** `email = 7` */
  what: string;
  body: Record<string, unknown>;
}

function wrongValues(
  { type, format, pattern, enum: values, oneOf, minimum }: Schema,
  name: string,
): unknown[] {
  const kind = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  if (oneOf?.some((one) => one.type === 'number')) return bad.NOT_AMOUNT;
  if (kind === 'boolean') return bad.NOT_FLAG;
  if (kind === 'array') return bad.NOT_LIST;
  if (values) return bad.NOT_CHOSEN.filter((value) => !values.includes(value));
  if (kind === 'integer') return [...bad.NOT_WHOLE, ...(minimum === 1 ? [0, -0] : [])];
  if (kind === 'number') return bad.NOT_NUMBER;
  if (format === 'date' || format === 'date-time' || name.endsWith('Date')) return bad.NOT_DATE;
  if (pattern?.includes('2[0-3]):')) return bad.NOT_TIME;
  return [...bad.NOT_TEXT, ...(format === 'password' ? [] : bad.UNUSABLE_TEXT)];
}

const allowsNull = ({ type }: Schema) => Array.isArray(type) && type.includes('null');

/** Bodies in which one field is of the wrong type, missing or undocumented. */
export function wrongBodies(
  document: OpenApi,
  operation: Operation,
  base: Record<string, unknown>,
): BadBody[] {
  const { properties = {}, required = [] } = schemaOf(document, operation);
  const wrong = Object.entries(properties).flatMap(([name, given]) => {
    const schema = resolve(document, given);
    if (schema.readOnly) return [];
    return wrongValues(schema, name)
      .filter((value) => value !== null || !allowsNull(schema))
      .map((value) => ({ what: `${name} = ${short(value)}`, body: { ...base, [name]: value } }));
  });
  const missing = required.map((name) => {
    const { [name]: _, ...body } = base;
    return { what: `no ${name}`, body };
  });
  const unknown = ['isAdmin', 'toString', 'hasOwnProperty', 'id; DROP'].map((name) => ({
    what: `unknown ${name}`,
    body: { ...base, [name]: 1 },
  }));
  return [...wrong, ...missing, ...unknown];
}

/** Bodies with an unusual text in one field: a few texts for each field, and all of them across the whole API. */
export function* strangeBodies(
  document: OpenApi,
  operation: Operation,
  each: number,
  turn: { next: number },
): Generator<{ what: string; change: Record<string, unknown> }> {
  const { properties = {} } = schemaOf(document, operation);
  for (const [name, given] of Object.entries(properties)) {
    const { type, enum: values, readOnly } = resolve(document, given);
    if (readOnly || values || ![type].flat().includes('string')) continue;
    for (let count = 0; count < each; count += 1, turn.next += 1) {
      const text = bad.STRANGE_TEXT[turn.next % bad.STRANGE_TEXT.length];
      yield { what: `${name} = ${short(text)}`, change: { [name]: text } };
    }
  }
}

/** Whether the call needs a body. Where it is optional, null counts as none. */
export const needsBody = (document: OpenApi, operation: Operation) =>
  (schemaOf(document, operation).required ?? []).length > 0;

function schemaOf(document: OpenApi, { requestBody }: Operation): Schema {
  return resolve(document, requestBody?.content['application/json']?.schema ?? {});
}

const short = (value: unknown) => JSON.stringify(value).slice(0, 60);
