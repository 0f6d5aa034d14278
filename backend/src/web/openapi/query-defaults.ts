import type { HandlerFacts } from './handlers.js';
import { isReference, type Operation } from './types.js';
import { isDto } from './wrong-field.js';

/** Gives each query parameter the value that holds without it, with which the property of its class begins. */
export function addDefaults({ parameters = [] }: Operation, { takes }: HandlerFacts): void {
  const initial: Record<string, unknown> = Object.assign({}, ...takes.filter(isDto).map((Dto) => new Dto()));
  for (const parameter of parameters) {
    if (isReference(parameter) || parameter.in !== 'query' || !parameter.schema) continue;
    const value = initial[parameter.name];
    if (value === undefined) continue;
    parameter.schema = isReference(parameter.schema)
      ? { allOf: [parameter.schema], default: value }
      : { ...parameter.schema, default: value };
  }
}
