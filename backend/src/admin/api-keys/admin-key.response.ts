import { ApiProperty } from '@nestjs/swagger';
import { ApiKeyResponse } from '../../auth/api-keys/dto/api-key.dto.js';

/** Anybody's API key, as the console shows it. */
export class AdminApiKey extends ApiKeyResponse {
  @ApiProperty({ type: 'integer', example: 12 })
  userId: number;

  @ApiProperty({ example: 'Grace Hopper' })
  ownerName: string;

  @ApiProperty({ example: 'grace@example.org' })
  ownerEmail: string;
}
