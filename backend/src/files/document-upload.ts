import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { CHECK_DOCUMENT_FORMATS, CHECK_DOCUMENT_MAX_MB } from '@tidyhearth/domain';
import { ApiErrors } from '../common/api-errors.js';
import { LimitedTo } from '../common/limited-to.js';

/** For a call that takes a private document. */
export function DocumentUpload() {
  return applyDecorators(
    HttpCode(200),
    LimitedTo(30, 600),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      description: `${CHECK_DOCUMENT_FORMATS} file of at most ${CHECK_DOCUMENT_MAX_MB} MB`,
      schema: {
        type: 'object',
        required: ['document'],
        properties: { document: { type: 'string', format: 'binary' } },
      },
    }),
    ApiErrors('FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_DOCUMENTS', 'FILE_TOO_LARGE', 'DOCUMENT_TYPE'),
  );
}
