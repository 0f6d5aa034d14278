import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ErrorCode } from '@tidyhearth/domain';
import { ApiErrors } from './api-errors.js';

const ANSWER_KEY = 'api:answer';

/** What the API document says of a call in words. They stand in `*.calls.ts` beside the controller. */
export interface CallTexts {
  /** What the call is for, as short as a title. */
  summary: string;
  /**
   * What it does, what it refuses and why, and who is told. Roles, rate limits, page sizes and what else follows from
   * decorators are added by the document.
   */
  description: string;
  /** What the body of a success is. */
  answer?: string;
  /** What its use case refuses, see `ApiErrors`. */
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
