import type { OpenAPIObject } from '@nestjs/swagger';
import { MAX_ID } from '@tidyhearth/domain';
import { NEVER_REPEATED, REPEATABLE, SCOPE_EXTENSION } from '../../common/decorators.js';
import { DEPRECATED, type Deprecation } from '../../common/deprecated.js';
import { ENTITY_TAG } from '../../common/entity-tag.js';
import { EXAMPLE_VALUES } from './example-values.js';
import { Examples } from './examples.js';
import {
  addHeaders,
  addRefusals,
  deprecationHeaders,
  entityTagHeader,
  SHARED_HEADERS,
  sharedResponses,
} from './shared-responses.js';
import { isReference, METHODS, type Operation, type SchemaOrRef } from './types.js';

/** The name of the security scheme of API keys. */
export const API_KEY_SCHEME = 'apiKey';

const IF_MATCH = {
  name: 'If-Match',
  in: 'header' as const,
  description:
    'The `ETag` of the answer that the edit is made from: what has changed since then is refused with 412',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description:
    'The same for every try of one action: a repeated request makes nothing again and answers what was made',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '6a0f8f0e-6c1c-4f0e-9d53-0a3f1d1f7f6b',
};

/**
 * Adds to the document that the decorators describe what holds for many calls at once: who needs no session, the
 * refusals that any call can give, idempotency keys, whole numbers for ids, and an example of every body.
 */
export function completeDocument(document: OpenAPIObject): OpenAPIObject {
  const components = (document.components ??= {});
  components.responses = sharedResponses();
  components.headers = SHARED_HEADERS;
  components.parameters = { IdempotencyKey: IDEMPOTENCY_KEY, IfMatch: IF_MATCH };
  for (const schema of Object.values(components.schemas ?? {}))
    for (const [name, field] of Object.entries(fieldsOf(schema))) makeWholeId(name, field);
  const examples = new Examples(document);
  for (const item of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) completeOperation(operation, examples, method !== 'get');
    }
  return document;
}

function completeOperation(operation: Operation, examples: Examples, mayEdit: boolean): void {
  operation.security = securityOf(operation);
  const hasTag = takeMark(operation, ENTITY_TAG) !== undefined;
  if (hasTag && mayEdit) operation.responses['412'] = { description: 'Precondition Failed' };
  addRefusals(operation);
  addDeprecation(operation);
  const isMade = takeMark(operation, NEVER_REPEATED) === undefined && '201' in operation.responses;
  const isRepeatable = takeMark(operation, REPEATABLE) !== undefined || isMade;
  for (const parameter of operation.parameters ?? []) {
    if (isReference(parameter) || parameter.schema === undefined) continue;
    makeWholeId(parameter.name, parameter.schema);
    parameter.example ??=
      examples.of(parameter.schema, parameter.name, 'request') ?? EXAMPLE_VALUES[parameter.name];
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || isReference(response)) continue;
    response.description ||= status === '204' ? 'Done' : (operation.summary ?? '');
    examples.addTo(response.content, 'response');
    if (status.startsWith('2')) addHeaders(response, isRepeatable);
  }
  const { requestBody } = operation;
  if (requestBody && !isReference(requestBody)) examples.addTo(requestBody.content, 'request');
  if (hasTag) addEntityTag(operation, mayEdit);
  if (isRepeatable)
    operation.parameters = [
      ...(operation.parameters ?? []),
      { $ref: '#/components/parameters/IdempotencyKey' },
    ];
}

/** The last day goes into the contract, so that the check of later versions lets the call end after it. */
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

function addEntityTag(operation: Operation, mayEdit: boolean): void {
  const success = operation.responses['200'];
  if (success && !isReference(success)) success.headers = { ...success.headers, ...entityTagHeader() };
  if (mayEdit)
    operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IfMatch' }];
}

/** A session, or a key with the scope; a call that is open to visitors needs neither. */
function securityOf(operation: Operation): NonNullable<Operation['security']> {
  const session = operation.security?.slice(0, 1) ?? [];
  const scope = takeMark(operation, SCOPE_EXTENSION);
  if (scope === undefined) return session;
  return [...(session.length > 0 ? session : [{}]), { [API_KEY_SCHEME]: [String(scope)] }];
}

/** A mark only tells this step something; it is removed from the document. */
function takeMark(operation: Operation, mark: string): unknown {
  const value: unknown = Reflect.get(operation, mark);
  Reflect.deleteProperty(operation, mark);
  return value;
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
