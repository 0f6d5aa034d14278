import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes } from '@nestjs/swagger';
import { PHOTO_MAX_MB } from '@tidyhearth/domain';
import { ApiErrors } from '../common/api-errors.js';
import { LimitedTo } from '../common/limited-to.js';

/** What the calls that take a photo have in common. */
export function PhotoUpload() {
  return applyDecorators(
    HttpCode(200),
    LimitedTo(30, 600),
    ApiBearerAuth(),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      description: `JPG, PNG, GIF or WebP image of at most ${PHOTO_MAX_MB} MB`,
      schema: {
        type: 'object',
        required: ['image'],
        properties: { image: { type: 'string', format: 'binary' } },
      },
    }),
    ApiErrors('FORBIDDEN', 'FILE_TOO_LARGE', 'FILE_TYPE'),
  );
}
