import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectStatus } from '../support/expect-status.js';
import type { World } from '../support/world.js';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  required?: string[];
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  readOnly?: boolean;
  format?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  example?: unknown;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  /** In the document of a demo market: who sends the example and in which steps of the story, or what it needs. */
  'x-demo'?: { account?: string; steps?: number[]; needs?: string };
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ApiResponse>;
}

export interface ApiResponse {
  headers?: Record<string, { required?: boolean }>;
  $ref?: string;
  description?: string;
  content?: Record<string, MediaType>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, ApiResponse>;
    securitySchemes: Record<string, { description?: string }>;
  };
}

export interface Route {
  /** `GET /api/cleaners/{id}` */
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

export async function readDocument(world: World): Promise<OpenApi> {
  const answer = await world.anyone.get('/api/openapi.json');
  expectStatus(answer, 200);
  return answer.body;
}

/** The document in the repository, which the suite compares with the served one. */
export const committedDocument = (): OpenApi =>
  JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8'));

export function routesOf({ paths }: OpenApi): Route[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        operation,
      })),
  );
}

export const takesIdempotencyKey = ({ operation }: Route): boolean =>
  JSON.stringify(operation.parameters ?? []).includes('"#/components/parameters/IdempotencyKey"');

/** Follows a `$ref`. */
export function resolve({ components }: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '') ?? '';
  return components.schemas[name] ?? schema;
}

export function resolveResponse({ components }: OpenApi, response: ApiResponse): ApiResponse {
  const name = response.$ref?.replace('#/components/responses/', '') ?? '';
  return components.responses[name] ?? response;
}

/** Echoed fields and those that would have to be computed. A request is easier to try out without them. */
const leftOut = new Set([
  ...[
    'address',
    'assignedCleanerId',
    'customerId',
    'farAddressConfirmed',
    'isRead',
    'revieweeId',
    'reviewType',
    'seenDocumentIds',
    'seenNoteId',
    'seenStartsAt',
    'seenStatus',
    'seenTimesSentAgain',
  ],
  ...['proposedRate', 'status', 'termsVersion', 'totalAmount'],
]);

/** The fields that the example of a body leaves out. */
export function unshownFields(
  document: OpenApi,
  schema: Schema,
  example: unknown,
  side: 'request' | 'response',
  path = '',
): string[] {
  const { properties = {}, items } = resolve(document, schema);
  if (items && Array.isArray(example))
    return example.flatMap((one) => unshownFields(document, items, one, side, `${path}[]`));
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(properties)
    .filter(([name, field]) => side === 'response' || (!field.readOnly && !leftOut.has(name)))
    .flatMap(([name, field]) => {
      const shown: unknown = Reflect.get(example, name);
      if (shown === undefined) return [`${path}.${name}`];
      return unshownFields(document, field, shown, side, `${path}.${name}`);
    });
}

/** The fields of a response that its schema doesn't have. */
export function undocumentedFields(document: OpenApi, schema: Schema, value: unknown, path = ''): string[] {
  const fields = fieldsOf(document, schema);
  if (fields.isOpen) return [];
  if (Array.isArray(value)) {
    const { items = {} } = fields;
    return value.flatMap((one) => undocumentedFields(document, items, one, `${path}[]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.properties[name];
    return field ? undocumentedFields(document, field, inner, `${path}.${name}`) : [`${path}.${name}`];
  });
}

interface Fields {
  properties: Record<string, Schema>;
  items?: Schema;
  /** Additional fields are allowed. */
  isOpen: boolean;
}

/** The fields of a schema, including its `allOf`, `anyOf` and `oneOf` parts. */
function fieldsOf(document: OpenApi, given: Schema): Fields {
  const { properties = {}, items, additionalProperties, ...rest } = resolve(document, given);
  const parts = [...(rest.oneOf ?? []), ...(rest.anyOf ?? []), ...(rest.allOf ?? [])].map((part) =>
    fieldsOf(document, part),
  );
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), properties),
    items: items ?? parts.find((part) => part.items)?.items,
    isOpen: additionalProperties === true || parts.some((part) => part.isOpen),
  };
}
