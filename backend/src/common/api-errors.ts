import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorResponse } from './error.response.js';

/** Documents the refusals of a call, all in the one error shape. */
export function ApiErrors(...statuses: (400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503)[]) {
  return applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({ status, description: STATUS_CODES[status], type: ErrorResponse }),
    ),
  );
}
