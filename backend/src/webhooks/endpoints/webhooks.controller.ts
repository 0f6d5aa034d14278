import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { ApprovedOnly, CurrentActor, Repeatable, Roles, Scope } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { LimitedTo } from '../../common/limited-to.js';
import { CreatedAt } from '../../common/created-at.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';
import { ChangeWebhookDto, CreateWebhookDto } from './webhook.dto.js';
import { WebhookResponse, WebhookWithSecretResponse } from './webhook.response.js';
import { WEBHOOK_CALLS } from './webhooks.calls.js';

@ApiTags('Webhooks and events')
@ApiBearerAuth()
@Roles('cleaner', 'admin')
@ApprovedOnly()
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly endpoints: WebhookEndpointsService) {}

  @Get()
  @Scope('webhooks:read')
  @ApiCall(WEBHOOK_CALLS.listWebhooks)
  @ApiOkResponse({ type: [WebhookResponse] })
  listWebhooks(@CurrentActor() actor: Actor): Promise<WebhookResponse[]> {
    return this.endpoints.list(actor);
  }

  @Post()
  @LimitedTo(30, 3600)
  @Scope('webhooks:write')
  @ApiCall(WEBHOOK_CALLS.createWebhook)
  @CreatedAt('/api/webhooks', WebhookWithSecretResponse)
  createWebhook(
    @CurrentActor() actor: Actor,
    @Body() webhook: CreateWebhookDto,
  ): Promise<WebhookWithSecretResponse> {
    return this.endpoints.create(actor, webhook);
  }

  @Get(':id')
  @Scope('webhooks:read')
  @ApiCall(WEBHOOK_CALLS.getWebhook)
  @ApiOkResponse({ type: WebhookResponse })
  getWebhook(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<WebhookResponse> {
    return this.endpoints.get(actor, id);
  }

  @Patch(':id')
  @LimitedTo(30, 3600)
  @Scope('webhooks:write')
  @ApiCall(WEBHOOK_CALLS.changeWebhook)
  @ApiOkResponse({ type: WebhookResponse })
  changeWebhook(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() change: ChangeWebhookDto,
  ): Promise<WebhookResponse> {
    return this.endpoints.change(actor, id, change);
  }

  @Delete(':id')
  @HttpCode(204)
  @Scope('webhooks:write')
  @ApiCall(WEBHOOK_CALLS.deleteWebhook)
  @ApiNoContentResponse()
  deleteWebhook(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<void> {
    return this.endpoints.remove(actor, id);
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @Scope('webhooks:write')
  @Repeatable()
  @ApiCall(WEBHOOK_CALLS.rotateWebhookSecret)
  @ApiOkResponse({ type: WebhookWithSecretResponse })
  rotateWebhookSecret(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
  ): Promise<WebhookWithSecretResponse> {
    return this.endpoints.rotate(actor, id);
  }

  @Post(':id/pause')
  @HttpCode(200)
  @Scope('webhooks:write')
  @ApiCall(WEBHOOK_CALLS.pauseWebhook)
  @ApiOkResponse({ type: WebhookResponse })
  pauseWebhook(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<WebhookResponse> {
    return this.endpoints.pause(actor, id);
  }

  @Post(':id/resume')
  @HttpCode(200)
  @Scope('webhooks:write')
  @ApiCall(WEBHOOK_CALLS.resumeWebhook)
  @ApiOkResponse({ type: WebhookResponse })
  resumeWebhook(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<WebhookResponse> {
    return this.endpoints.resume(actor, id);
  }
}
