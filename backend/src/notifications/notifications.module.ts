import { Module } from '@nestjs/common';
import { EventStreams } from './live/event-streams.js';
import { LiveController } from './live/live.controller.js';
import { LiveSessions } from './live/live-sessions.js';
import { LiveUpdates } from './live/live-updates.js';
import { NotificationPurge } from './notification-purge.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { Notifier } from './notifier.js';

@Module({
  controllers: [LiveController, NotificationsController],
  providers: [EventStreams, LiveSessions, LiveUpdates, NotificationPurge, NotificationsService, Notifier],
})
export class NotificationsModule {}
