import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ErrorCode } from '@tidyhearth/domain';
import { ApiErrors } from './api-errors.js';

const ANSWER_KEY = 'api:answer';

/** The texts of a call in the API document. They are in `*.calls.ts` next to the controller. */
export interface CallTexts {
  /** The purpose of the call, as short as a title. */
  summary: string;
  /**
   * What it does, what it refuses and why, and who is notified. The document itself adds what follows from decorators,
   * such as roles, rate limits and page sizes.
   */
  description: string;
  /** What the body of a successful answer is. */
  answer?: string;
  /** What the use case refuses; see `ApiErrors`. */
  errors?: readonly ErrorCode[];
}

export function ApiCall({ summary, description, answer, errors = [] }: CallTexts) {
  return applyDecorators(
    ApiOperation({ summary, description }),
    ApiErrors(...errors),
    ...(answer === undefined ? [] : [SetMetadata(ANSWER_KEY, answer)]),
  );
}

export function answerOf(handler: object): string | undefined {
  const found: unknown = Reflect.getMetadata(ANSWER_KEY, handler);
  return typeof found === 'string' ? found : undefined;
}
