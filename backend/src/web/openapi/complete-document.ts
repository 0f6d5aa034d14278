import type { OpenAPIObject } from '@nestjs/swagger';
import { MAX_ID } from '@tidyhearth/domain';
import { NEVER_REPEATED, REPEATABLE, SCOPE_EXTENSION } from '../../common/decorators.js';
import { DEPRECATED, type Deprecation } from '../../common/deprecated.js';
import { ENTITY_TAG } from '../../common/entity-tag.js';
import { EXAMPLE_VALUES } from './example-values.js';
import { Examples } from './examples.js';
import { notesOf } from './call-notes.js';
import type { HandlerFacts } from './handlers.js';
import { addHeaders, deprecationHeaders, ENTITY_TAG_HEADER, SHARED_HEADERS } from './headers.js';
import { addDefaults } from './query-defaults.js';
import { pathParameterText } from './parameter-texts.js';
import { addRefusals } from './refusals.js';
import type { Story } from './story/story.js';
import { isReference, METHODS, type Operation, type SchemaOrRef } from './types.js';

/** The name of the security scheme of API keys. */
export const API_KEY_SCHEME = 'apiKey';

const IF_MATCH = {
  name: 'If-Match',
  in: 'header' as const,
  description:
    '`ETag` of the answer that this edit is based on. If the object has changed since then, the edit is refused with 412',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description:
    'Key of one action, the same at every attempt. A repeated request does nothing again and returns what the first one created or changed, as it is now',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/**
 * Adds to the document what follows from the other decorators of a call (who may make it, its limit, every refusal it can
 * give), and what many calls have in common: idempotency keys, whole numbers for ids, an example of every body.
 */
export function completeDocument(
  document: OpenAPIObject,
  handlers: ReadonlyMap<string, HandlerFacts>,
  story: Story,
): OpenAPIObject {
  const components = (document.components ??= {});
  const shared: Shared = {};
  components.headers = SHARED_HEADERS;
  components.parameters = { IdempotencyKey: IDEMPOTENCY_KEY, IfMatch: IF_MATCH };
  for (const schema of Object.values(components.schemas ?? {}))
    for (const [name, field] of Object.entries(fieldsOf(schema))) mend(name, field);
  const examples = new Examples(document);
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      const facts = handlers.get(operation?.operationId ?? '');
      if (operation && facts)
        completeOperation({ path, mayEdit: method !== 'get', operation, facts, shared, examples, story });
    }
  components.responses = Object.fromEntries(Object.entries(shared).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return document;
}

type Shared = Parameters<typeof addRefusals>[3];

interface Call {
  path: string;
  mayEdit: boolean;
  operation: Operation;
  facts: HandlerFacts;
  shared: Shared;
  examples: Examples;
  story: Story;
}

function completeOperation({ path, mayEdit, operation, facts, shared, examples, story }: Call): void {
  operation.security = securityOf(operation, facts);
  const isMade = takeMark(operation, NEVER_REPEATED) === undefined && '201' in operation.responses;
  const isRepeatable = takeMark(operation, REPEATABLE) !== undefined || isMade;
  const hasTag = takeMark(operation, ENTITY_TAG) !== undefined;
  const isEdit = hasTag && mayEdit;
  addRefusals(operation, facts, { isRepeatable, isEdit }, shared);
  addDefaults(operation, facts);
  for (const parameter of operation.parameters ?? []) {
    if (isReference(parameter) || parameter.schema === undefined) continue;
    mend(parameter.name, parameter.schema);
    if (parameter.in === 'path') parameter.description ??= pathParameterText(path, parameter.name);
    addParameterExample(path, parameter, operation, story, examples);
  }
  operation.description = [operation.description, notesOf(operation, facts)].filter(Boolean).join('\n\n');
  addDeprecation(operation);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || isReference(response) || !status.startsWith('2')) continue;
    response.description ||= facts.answer ?? (status === '204' ? 'Done' : '');
    examples.addTo(response.content, 'response');
    addHeaders(response, isRepeatable);
    if (hasTag) response.headers = { ...response.headers, ...ENTITY_TAG_HEADER };
  }
  const { requestBody } = operation;
  if (requestBody && !isReference(requestBody)) {
    examples.addTo(requestBody.content, 'request');
    const json = requestBody.content['application/json'];
    const own = story.examples[operation.operationId ?? '']?.body;
    if (json && own) json.example = { ...Object(json.example), ...own };
  }
  const headers = [...(isEdit ? ['IfMatch'] : []), ...(isRepeatable ? ['IdempotencyKey'] : [])];
  for (const name of headers)
    operation.parameters = [...(operation.parameters ?? []), { $ref: `#/components/parameters/${name}` }];
}

type ParameterOf = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>;

/**
 * Only required parameters have examples: with a made-up filter or cursor, whoever tries the call would get an empty
 * list.
 */
function addParameterExample(
  path: string,
  parameter: ParameterOf,
  { operationId = '' }: Operation,
  story: Story,
  examples: Examples,
): void {
  const { name, schema } = parameter;
  const own = story.examples[operationId];
  if (!schema) return;
  if (!parameter.required) {
    Reflect.deleteProperty(parameter, 'example');
    if (!isReference(schema)) Reflect.deleteProperty(schema, 'example');
    return;
  }
  const before = path.split(`/{${name}}`, 1)[0]?.split('/').at(-1) ?? '';
  const ofStory =
    own?.path?.[name] ?? own?.query?.[name] ?? (/^id$|Id$/.test(name) ? story.ids[before] : undefined);
  parameter.example =
    ofStory ?? parameter.example ?? examples.of(schema, name, 'request') ?? EXAMPLE_VALUES[name];
}

/** The last day is part of the contract, so that the check of later versions lets the call end after it. */
function addDeprecation(operation: Operation): void {
  const deprecation = takeMark(operation, DEPRECATED) as Deprecation | undefined;
  if (!deprecation) return;
  const { since, sunset, instead } = deprecation;
  operation.deprecated = true;
  const end = sunset === undefined ? 'It stays for those who use it.' : `It ends on ${sunset}.`;
  operation.description =
    `${operation.description ?? ''}\n\nDeprecated since ${since}: use \`${instead}\`. ${end}`.trim();
  if (sunset !== undefined) Object.assign(operation, { 'x-sunset': sunset });
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || isReference(response) || !status.startsWith('2')) continue;
    response.headers = { ...response.headers, ...deprecationHeaders(sunset !== undefined) };
  }
}

/** A session, or a key with the scope. A call that is open to visitors needs neither; a call for keys only takes any key. */
function securityOf(
  operation: Operation,
  { isPublic, isForKeysOnly }: HandlerFacts,
): NonNullable<Operation['security']> {
  const session = isPublic ? [] : [{ bearer: [] }];
  const scope = takeMark(operation, SCOPE_EXTENSION);
  if (isForKeysOnly) return [{ [API_KEY_SCHEME]: [] }];
  if (scope === undefined) return session;
  return [...(isPublic ? [{}] : session), { [API_KEY_SCHEME]: [String(scope)] }];
}

/** A mark is a hint for this step only; it is removed from the document. */
function takeMark(operation: Operation, mark: string): unknown {
  const value: unknown = Reflect.get(operation, mark);
  Reflect.deleteProperty(operation, mark);
  return value;
}

function mend(name: string, schema: SchemaOrRef): void {
  makeWholeId(name, schema);
  // Nest also adds the type of the property, which is that of the validated value.
  if (!isReference(schema) && schema.oneOf) Reflect.deleteProperty(schema, 'type');
}

/** The decorators say `number`; ids are positive integers. */
function makeWholeId(name: string, schema: SchemaOrRef): void {
  if (isReference(schema) || !/^id$|Id$/.test(name)) return;
  if (schema.type === 'number') Object.assign(schema, { type: 'integer' });
  if (Array.isArray(schema.type))
    schema.type = schema.type.map((type) => (type === 'number' ? 'integer' : type));
  if (schema.type === 'integer') Object.assign(schema, { minimum: 1, maximum: MAX_ID, ...schema });
}

const fieldsOf = (schema: SchemaOrRef) => (isReference(schema) ? {} : (schema.properties ?? {}));
