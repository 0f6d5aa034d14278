import { expectStatus } from '../support/expect-status.js';
import type { World } from '../support/world.js';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  required?: string[];
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

export interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, { description?: string; content?: Record<string, MediaType> }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
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

/** The schema itself, where the given one only points to it. */
export function resolve({ components }: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name === undefined) return schema;
  const found = components.schemas[name];
  if (!found) throw new Error(`no schema ${name}`);
  return resolve({ paths: {}, components }, found);
}
