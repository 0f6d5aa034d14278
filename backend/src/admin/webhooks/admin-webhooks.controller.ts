import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Repeatable, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/paged-list.js';
import { AdminWebhook } from './admin-webhook.response.js';
import { AdminWebhooksQuery } from './admin-webhooks.query.js';
import { AdminWebhooksService } from './admin-webhooks.service.js';
import { ADMIN_WEBHOOK_CALLS } from './admin-webhooks.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/webhooks')
export class AdminWebhooksController {
  constructor(private readonly webhooks: AdminWebhooksService) {}

  @Get()
  @ApiCall(ADMIN_WEBHOOK_CALLS.listAllWebhooks)
  @NumberedList(AdminWebhook, 'Webhooks')
  listAllWebhooks(@CurrentActor() actor: Actor, @Query() query: AdminWebhooksQuery) {
    return this.webhooks.list(actor, query);
  }

  @Post(':id/pause')
  @HttpCode(204)
  @Repeatable()
  @ApiCall(ADMIN_WEBHOOK_CALLS.pauseAnyWebhook)
  @ApiNoContentResponse()
  pauseAnyWebhook(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<void> {
    return this.webhooks.pause(actor, id);
  }

  @Post(':id/release')
  @HttpCode(204)
  @Repeatable()
  @ApiCall(ADMIN_WEBHOOK_CALLS.releaseAnyWebhook)
  @ApiNoContentResponse()
  releaseAnyWebhook(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<void> {
    return this.webhooks.release(actor, id);
  }
}
