import { Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { CurrentActor } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/paged-list.js';
import type { Page } from '../common/paging.js';
import {
  NotificationResponse,
  NotificationsReadResponse,
  UnreadNotificationsResponse,
} from './dto/notification.response.js';
import { NotificationsService } from './notifications.service.js';
import { NOTIFICATION_CALLS } from './notifications.calls.js';

@ApiTags('Notifications')
@ApiBearerAuth()
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get(':userId')
  @ApiCall(NOTIFICATION_CALLS.listNotifications)
  @PagedList(NotificationResponse, 'A page of notifications')
  listNotifications(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @Query() page: PageQuery,
  ): Promise<Page<NotificationResponse>> {
    return this.notifications.list(actor, userId, page);
  }

  @Get(':userId/unread-count')
  @ApiCall(NOTIFICATION_CALLS.countUnreadNotifications)
  @ApiOkResponse({ type: UnreadNotificationsResponse })
  countUnreadNotifications(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
  ): Promise<UnreadNotificationsResponse> {
    return this.notifications.countUnread(actor, userId);
  }

  @Patch(':id/read')
  @ApiCall(NOTIFICATION_CALLS.markNotificationRead)
  @ApiOkResponse({ type: NotificationResponse })
  markNotificationRead(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
  ): Promise<NotificationResponse> {
    return this.notifications.markRead(actor, id);
  }

  @Post(':userId/read-all')
  @HttpCode(200)
  @ApiCall(NOTIFICATION_CALLS.markAllNotificationsRead)
  @ApiOkResponse({ type: NotificationsReadResponse })
  markAllNotificationsRead(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
  ): Promise<NotificationsReadResponse> {
    return this.notifications.markAllRead(actor, userId);
  }
}
