import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ERRORS, FORM_ERRORS, type ErrorBody, type ErrorCode } from '@tidyhearth/domain';

class ErrorDetail {
  @ApiProperty({ example: FORM_ERRORS.email })
  msg: string;

  @ApiProperty({ example: 'email' })
  path: string;
}

/** The body of every unsuccessful answer. */
export class ErrorResponse implements ErrorBody {
  @ApiProperty({ example: 409 })
  statusCode: number;

  @ApiProperty({ example: 'Conflict', description: '`Validation failed`, or the HTTP reason phrase' })
  error: string;

  @ApiProperty({ enum: Object.keys(ERRORS), enumName: 'ErrorCode', example: 'SLOT_TAKEN' })
  code: ErrorCode;

  @ApiProperty({ example: ERRORS.SLOT_TAKEN[1] })
  message: string;

  @ApiPropertyOptional({
    type: [ErrorDetail],
    description:
      'After a failed validation, and where a postcode, password, time or service was refused: the wrong fields, and what is wrong with them',
  })
  details?: ErrorDetail[];

  @ApiPropertyOptional({ example: '75.00', description: 'With `PRICE_CHANGED`: the current total' })
  totalAmount?: string;

  @ApiPropertyOptional({
    example: 'OX1 2JD',
    description: 'With a refused postcode: what was probably meant',
  })
  suggestion?: string;

  @ApiPropertyOptional({ enum: [false], description: 'Always false, with `RESET_TOKEN_INVALID`' })
  valid?: false;

  @ApiPropertyOptional({
    enum: [true],
    description: 'With `NOT_AUTHENTICATED`: the session has ended, and its account is suspended',
  })
  isSuspended?: true;

  @ApiProperty({
    example: '0b8f2c1e-3b1d-4a53-9a55-6e1f6ad3a7b2',
    description: 'Id of the request, to quote to support',
  })
  requestId: string;
}
