import { ApiProperty } from '@nestjs/swagger';
import { WebhookResponse } from '../../webhooks/endpoints/webhook.response.js';

/** Anybody's webhook, as the console lists it. */
export class AdminWebhook extends WebhookResponse {
  @ApiProperty({ type: 'integer', example: 15 })
  ownerId: number;

  @ApiProperty({ example: 'ada@example.org' })
  ownerEmail: string;

  @ApiProperty({ example: false, description: 'Whether the caller owns it' })
  isOwn: boolean;
}
