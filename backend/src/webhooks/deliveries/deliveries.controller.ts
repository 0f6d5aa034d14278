import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { ApprovedOnly, CurrentActor, Roles, Scope } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { LimitedTo } from '../../common/limited-to.js';
import { PagedList } from '../../common/paged-list.js';
import type { Page } from '../../common/paging.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveriesQuery, ReplaySpanDto } from './delivery.dto.js';
import { DeliveryDetailResponse, DeliveryResponse, ReplayedResponse } from './delivery.response.js';
import { DELIVERY_CALLS } from './deliveries.calls.js';

@ApiTags('Webhooks and events')
@ApiBearerAuth()
@Roles('cleaner', 'admin')
@ApprovedOnly()
@Controller('webhooks/:id')
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Post('test')
  @HttpCode(200)
  @LimitedTo(30, 60)
  @Scope('webhooks:write')
  @ApiCall(DELIVERY_CALLS.testWebhook)
  @ApiOkResponse({ type: DeliveryDetailResponse })
  testWebhook(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<DeliveryDetailResponse> {
    return this.deliveries.test(actor, id);
  }

  @Get('deliveries')
  @Scope('webhooks:read')
  @ApiCall(DELIVERY_CALLS.listWebhookDeliveries)
  @PagedList(DeliveryResponse, 'A page of deliveries')
  listWebhookDeliveries(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() query: DeliveriesQuery,
  ): Promise<Page<DeliveryResponse>> {
    return this.deliveries.list(actor, id, query);
  }

  @Get('deliveries/:deliveryId')
  @Scope('webhooks:read')
  @ApiCall(DELIVERY_CALLS.getWebhookDelivery)
  @ApiOkResponse({ type: DeliveryDetailResponse })
  getWebhookDelivery(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @IdParam('deliveryId') deliveryId: number,
  ): Promise<DeliveryDetailResponse> {
    return this.deliveries.get(actor, id, deliveryId);
  }

  @Post('deliveries/:deliveryId/replay')
  @HttpCode(200)
  @Scope('webhooks:write')
  @ApiCall(DELIVERY_CALLS.replayWebhookDelivery)
  @ApiOkResponse({ type: DeliveryDetailResponse })
  replayWebhookDelivery(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @IdParam('deliveryId') deliveryId: number,
  ): Promise<DeliveryDetailResponse> {
    return this.deliveries.replay(actor, id, deliveryId);
  }

  @Post('replay')
  @HttpCode(200)
  @LimitedTo(30, 60)
  @Scope('webhooks:write')
  @ApiCall(DELIVERY_CALLS.replayWebhookSpan)
  @ApiOkResponse({ type: ReplayedResponse })
  replayWebhookSpan(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() span: ReplaySpanDto,
  ): Promise<ReplayedResponse> {
    return this.deliveries.replaySpan(actor, id, span);
  }
}
