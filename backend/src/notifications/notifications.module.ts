import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { EventStreams } from './live/event-streams.js';
import { LiveSessions } from './live/live-sessions.js';
import { LiveUpdates } from './live/live-updates.js';
import { LiveController } from './live/live.controller.js';
import { NotificationExport } from './notification-export.js';
import { NotificationPurge } from './notification-purge.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { Notifier } from './notifier.js';

@Module({
  imports: [UsersModule],
  controllers: [LiveController, NotificationsController],
  providers: [
    EventStreams,
    LiveSessions,
    LiveUpdates,
    NotificationExport,
    NotificationPurge,
    NotificationsService,
    Notifier,
  ],
})
export class NotificationsModule {}
