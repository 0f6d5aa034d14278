import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** A read-only field that callers may send back unchanged; the use case compares it (`refuseChanges`). */
export function Echo() {
  return applyDecorators(
    ApiProperty({
      required: false,
      readOnly: true,
      oneOf: [
        ...['string', 'number', 'boolean', 'object', 'null'].map((type) => ({ type })),
        { type: 'array', items: {} },
      ],
      description: 'Cannot be changed; ignored if it has the current value',
    }),
    Allow(),
  );
}
