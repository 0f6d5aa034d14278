import {
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type Type,
  type ValidationError,
} from '@nestjs/common';
import type { ErrorBody } from '@tidyhearth/domain';
import { plainToInstance } from 'class-transformer';
import { AppError } from './app-error.js';
import { fieldsOf, isSurelyValid } from './fast-validation.js';

/** Bounds the answer to a body or query of very many unknown fields. */
const MAX_DETAILS = 100;

type Detail = NonNullable<ErrorBody['details']>[number];

/** Ids in paths stay as written: `07` and `7.0` would become 7 before `IdParam` could refuse them. */
class BodyAndQueryPipe extends ValidationPipe {
  /** Whether a parameter is passed on as it came. */
  passes(metadata: ArgumentMetadata): boolean {
    return !metadata.metatype || !this.toValidate(metadata);
  }

  /** @returns what `transform` would, unless it takes class-validator to tell that it is valid */
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
  // Told is the first flaw of a field alone; and a text or list that is too long is not looked at by what follows.
  stopAtFirstError: true,
  validationError: { target: false, value: false },
  exceptionFactory: (errors) =>
    new AppError('VALIDATION_FAILED', {
      details: errors.flatMap((error) => detailsOf(error)).slice(0, MAX_DETAILS),
    }),
});

/** Every DTO is checked here; fields that it doesn't name are refused. A promise only where something has to be refused. */
export const validationPipe: PipeTransform = {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (checked.passes(metadata)) return value;
    const metatype = metadata.metatype as Type<object>;
    refuseManyUnknown(value, metatype);
    const instance = checked.instanceOf(value, metatype);
    return instance ?? checked.transform(value, metadata);
  },
};

/**
 * Says of too many unknown fields what class-validator would, at a cost that grows with their number: class-transformer
 * compares each name with all others.
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
