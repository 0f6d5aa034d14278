import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { detailsOf } from '../../common/validation.pipe.js';
import type { HandlerFacts } from './handlers.js';
import { isReference, type Operation } from './types.js';

type WrongField = ReturnType<typeof detailsOf>[number];
type Dto = new () => object;

/** Checked by separate pipes, one for each parameter of a path. */
const ID = /^id$|Id$/;

/** The server's answer about the first field that is missing or wrong: of the body, else of the query, else of the path. */
export function wrongFieldOf(operation: Operation, { takes }: HandlerFacts): WrongField | undefined {
  for (const type of takes.toReversed()) {
    const found = isDto(type) ? wrongFieldOfDto(type) : undefined;
    if (found) return found;
  }
  for (const parameter of operation.parameters ?? []) {
    if (isReference(parameter) || parameter.in !== 'path') continue;
    const { name } = parameter;
    if (ID.test(name)) return { path: name, msg: `${name} must be a positive whole number` };
  }
  return undefined;
}

const BUILT_IN = new Set<unknown>([Object, String, Number, Boolean, Array, Promise]);

export const isDto = (type: unknown): type is Dto =>
  typeof type === 'function' && !BUILT_IN.has(type) && /(?:Dto|Query)$/.test(type.name);

function wrongFieldOfDto(type: Dto): WrongField | undefined {
  const missing = firstDetail(type, {});
  if (missing) return missing;
  // Everything is optional, so the first field gets a value that no type accepts.
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  for (const { propertyName } of rules) {
    const found = firstDetail(type, { [propertyName]: { not: 'valid' } });
    if (found) return found;
  }
  return undefined;
}

function firstDetail(type: Dto, sent: object): WrongField | undefined {
  const errors = validateSync(plainToInstance(type, sent), {
    validationError: { target: false, value: false },
  });
  return errors.flatMap((error) => detailsOf(error))[0];
}
