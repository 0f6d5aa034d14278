import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { BidNotificationsListener } from './kinds/bid-notifications.listener.js';
import { BookingNotificationsListener } from './kinds/booking-notifications.listener.js';
import { MessageNotificationsListener } from './kinds/message-notifications.listener.js';
import { PostingNotificationsListener } from './kinds/posting-notifications.listener.js';
import { ReviewNotificationsListener } from './kinds/review-notifications.listener.js';
import { SignUpNotificationsListener } from './kinds/sign-up-notifications.listener.js';
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
    BidNotificationsListener,
    BookingNotificationsListener,
    EventStreams,
    LiveSessions,
    LiveUpdates,
    MessageNotificationsListener,
    NotificationExport,
    NotificationPurge,
    NotificationsService,
    Notifier,
    PostingNotificationsListener,
    ReviewNotificationsListener,
    SignUpNotificationsListener,
  ],
})
export class NotificationsModule {}
