import { Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { CurrentActor } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/page.interceptor.js';
import type { Page } from '../common/paging.js';
import {
  NotificationResponse,
  NotificationsReadResponse,
  UnreadNotificationsResponse,
} from './dto/notification.response.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('Notifications')
@ApiBearerAuth()
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get(':userId')
  @ApiOperation({ summary: 'List own notifications, newest first', description: 'Kept for 180 days.' })
  @PagedList(NotificationResponse, 'A page of notifications')
  @ApiErrors(400, 401, 403)
  listNotifications(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @Query() page: PageQuery,
  ): Promise<Page<NotificationResponse>> {
    return this.notifications.list(actor, userId, page);
  }

  @Get(':userId/unread-count')
  @ApiOperation({ summary: 'Count own unread notifications' })
  @ApiOkResponse({ type: UnreadNotificationsResponse })
  @ApiErrors(400, 401, 403)
  countUnreadNotifications(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
  ): Promise<UnreadNotificationsResponse> {
    return this.notifications.countUnread(actor, userId);
  }

  @Patch(':id/read')
  @ApiOperation({ summary: 'Mark a notification as read' })
  @ApiOkResponse({ type: NotificationResponse })
  @ApiErrors(400, 401, 404)
  markNotificationRead(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
  ): Promise<NotificationResponse> {
    return this.notifications.markRead(actor, id);
  }

  @Post(':userId/read-all')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark all own notifications as read' })
  @ApiOkResponse({ type: NotificationsReadResponse })
  @ApiErrors(400, 401, 403)
  markAllNotificationsRead(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
  ): Promise<NotificationsReadResponse> {
    return this.notifications.markAllRead(actor, userId);
  }
}
