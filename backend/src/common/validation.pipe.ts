import {
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type Type,
  type ValidationError,
} from '@nestjs/common';
import type { ErrorBody } from '@tidyhearth/domain';
import { plainToInstance } from 'class-transformer';
import { AppError, invalid } from './app-error.js';
import { fieldsOf, isSurelyValid } from './fast-validation.js';

/** Limits the size of the answer to a body or query with very many unknown fields. */
const MAX_DETAILS = 100;

type Detail = NonNullable<ErrorBody['details']>[number];

/** Leaves ids in paths as they were written: `07` and `7.0` would become 7 before `IdParam` could refuse them. */
class BodyAndQueryPipe extends ValidationPipe {
  /** Whether a parameter is passed on without validation. */
  passes(metadata: ArgumentMetadata): boolean {
    return !metadata.metatype || !this.toValidate(metadata);
  }

  /** @returns the result of `transform`, or undefined if only class-validator can decide whether the value is valid */
  instanceOf(value: unknown, metatype: Type<object>): object | undefined {
    const given = this.toEmptyIfNil(value, metatype);
    if (this.isPrimitive(given) || Array.isArray(given)) return undefined;
    this.closeArrayGaps(given);
    this.stripProtoKeys(given);
    const made: unknown = plainToInstance(metatype, given, this.transformOptions);
    return made instanceof metatype && isSurelyValid(made) ? made : undefined;
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

const checked = new BodyAndQueryPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  // Reports only the first error of each field. It also skips the later checks for text or lists that are too long.
  stopAtFirstError: true,
  validationError: { target: false, value: false },
  exceptionFactory: (errors) =>
    new AppError('VALIDATION_FAILED', {
      details: errors.flatMap((error) => detailsOf(error)).slice(0, MAX_DETAILS),
    }),
});

/**
 * Validates every DTO and refuses fields that it doesn't declare. Returns a promise only if class-validator has to
 * decide.
 */
export const validationPipe: PipeTransform = {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (checked.passes(metadata)) return value;
    const metatype = metadata.metatype as Type<object>;
    if (metadata.type === 'query') refuseInherited(value);
    refuseManyUnknown(value, metatype);
    const instance = checked.instanceOf(value, metatype);
    return instance ?? checked.transform(value, metadata);
  },
};

/**
 * Refuses `constructor` and the like, which every object has, so that neither library sees an unknown field in them.
 * Bodies are searched for these names at every depth when they arrive.
 */
function refuseInherited(query: unknown): void {
  const name = Object.keys(query ?? {}).find((key) => key in Object.prototype);
  if (name !== undefined) throw invalid(name, `property ${name} should not exist`);
}

/**
 * Refuses too many unknown fields with class-validator's messages, but in linear time: class-transformer compares each
 * name with all others.
 */
function refuseManyUnknown(value: unknown, metatype: Type<object>): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const known = fieldsOf(metatype);
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  if (unknown.length < MAX_DETAILS) return;
  const details = unknown
    .slice(0, MAX_DETAILS)
    .map((path) => ({ path, msg: `property ${path} should not exist` }));
  throw new AppError('VALIDATION_FAILED', { details });
}

/** Only the first message of each field: a person corrects one thing at a time. */
export function detailsOf(error: ValidationError, prefix = ''): Detail[] {
  const path = `${prefix}${error.property}`;
  const [msg] = Object.values(error.constraints ?? {});
  const own = msg === undefined ? [] : [{ msg, path }];
  return [...own, ...(error.children ?? []).flatMap((child) => detailsOf(child, `${path}.`))];
}
