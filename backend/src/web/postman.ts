import type { OpenAPIObject } from '@nestjs/swagger';
import { isReference, METHODS, type Operation } from './openapi/types.js';

interface Variable {
  key: string;
  value: string;
  disabled?: boolean;
}

/** The parts of a request that we fill in or change. */
export interface PostmanItem {
  name: string;
  request: {
    method: string;
    /** `:id` stands for a variable of the path. */
    url: { path: string[]; query: Variable[]; variable: Variable[] };
    header: Variable[];
    body?: { mode: string; raw?: string };
  };
  response: unknown[];
  event?: unknown[];
}

interface Folder {
  name: string;
  item: (Folder | PostmanItem)[];
}

/** https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html */
export interface PostmanCollection extends Pick<Folder, 'item'> {
  info: { name: string; schema: string };
  auth?: object;
  variable: Variable[];
}

export function requestsOf({ item }: Pick<Folder, 'item'>): PostmanItem[] {
  return item.flatMap((one) => ('item' in one ? requestsOf(one) : [one]));
}

/** Fills in the examples of the document, with the dates and ids of today, so that they can be sent unchanged. */
export function fillCollection(
  empty: PostmanCollection,
  document: OpenAPIObject,
  baseUrl: string,
): PostmanCollection {
  const collection = structuredClone(empty);
  for (const variable of collection.variable) if (variable.key === 'baseUrl') variable.value = baseUrl;
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [[`${method.toUpperCase()} ${path}`, operation] as const] : [];
      }),
    ),
  );
  for (const item of requestsOf(collection)) {
    const { method, url } = item.request;
    const path = url.path.map((part) => part.replace(/^:(.+)$/, '{$1}')).join('/');
    const operation = operations.get(`${method} /${path}`);
    if (operation) fill(item.request, operation);
  }
  return collection;
}

function fill({ url, body }: PostmanItem['request'], { parameters = [], requestBody }: Operation): void {
  for (const parameter of parameters) {
    if (isReference(parameter)) continue;
    const { name, example, required } = parameter;
    const list = parameter.in === 'path' ? url.variable : parameter.in === 'query' ? url.query : [];
    for (const variable of list.filter(({ key }) => key === name)) {
      variable.value = example === undefined ? '' : String(example);
      variable.disabled = required !== true;
    }
  }
  if (!body || !requestBody || isReference(requestBody)) return;
  const example: unknown = requestBody.content['application/json']?.example;
  if (example !== undefined) body.raw = JSON.stringify(example, null, 2);
}
