import { applyDecorators, type Type } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { ShapeAnswer } from './answer-shape.js';

interface Made {
  id: number;
}

/** For handlers that create something that `GET {list}/{id}` returns. */
export function CreatedAt(list: `/api/${string}`, type: Type<Made>) {
  return applyDecorators(
    ShapeAnswer<Made>((made, { reply }) => {
      void reply.header('Location', `${list}/${made.id}`);
      return made;
    }),
    ApiCreatedResponse({
      type,
      headers: {
        Location: {
          description: 'Address of the new object',
          schema: { type: 'string', format: 'uri-reference' },
          example: `${list}/12`,
        },
      },
    }),
  );
}
