import { ApiProperty } from '@nestjs/swagger';

export class DoneResponse {
  @ApiProperty({ example: 'Your password has been changed.' })
  message: string;
}

export class SuccessResponse {
  @ApiProperty({ enum: [true] })
  success: true;
}
