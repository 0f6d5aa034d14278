import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** Not for writing: tolerated when a caller sends back what it was given. The use case compares. */
export function Echo() {
  return applyDecorators(
    ApiProperty({
      required: false,
      readOnly: true,
      oneOf: ['string', 'number', 'boolean', 'object', 'null'].map((type) => ({ type })),
      description: 'Can not be changed; ignored when unchanged',
    }),
    Allow(),
  );
}
