import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { HealthModule } from '../health/health.module.js';
import { UsersModule } from '../users/users.module.js';
import { BidNotificationsListener } from './kinds/bid-notifications.listener.js';
import { BookingNotificationsListener } from './kinds/booking-notifications.listener.js';
import { BookingReceiptsListener } from './kinds/booking-receipts.listener.js';
import { ApiKeyNotificationsListener } from './kinds/api-key-notifications.listener.js';
import { CalendarFeedNotificationsListener } from './kinds/calendar-feed-notifications.listener.js';
import { CaseNotificationsListener } from './kinds/case-notifications.listener.js';
import { CheckNotificationsListener } from './kinds/check-notifications.listener.js';
import { MessageNotificationsListener } from './kinds/message-notifications.listener.js';
import { PostingNotificationsListener } from './kinds/posting-notifications.listener.js';
import { ReviewNotificationsListener } from './kinds/review-notifications.listener.js';
import { SignUpNotificationsListener } from './kinds/sign-up-notifications.listener.js';
import { StrandedNotificationsListener } from './kinds/stranded-notifications.listener.js';
import { SuspensionMailsListener } from './kinds/suspension-mails.listener.js';
import { WaitingRequestsListener } from './kinds/waiting-requests.listener.js';
import { WebhookNotificationsListener } from './kinds/webhook-notifications.listener.js';
import { EventStreamsService } from './live/event-streams.service.js';
import { LiveSessionsService } from './live/live-sessions.service.js';
import { LiveUpdatesListener } from './live/live-updates.listener.js';
import { LiveController } from './live/live.controller.js';
import { NotificationExportListener } from './notification-export.listener.js';
import { NotificationPurgeJob } from './notification-purge.job.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { NotifierService } from './notifier.service.js';
import { ShutAccountMailsService } from './shut-account-mails.service.js';
import { TeamMailsService } from './team-mails.service.js';
import { VisitDetailsService } from './visit-details.service.js';

@Module({
  imports: [AuthModule, BookingsModule, HealthModule, UsersModule],
  controllers: [LiveController, NotificationsController],
  providers: [
    BidNotificationsListener,
    BookingNotificationsListener,
    BookingReceiptsListener,
    ApiKeyNotificationsListener,
    CalendarFeedNotificationsListener,
    CaseNotificationsListener,
    CheckNotificationsListener,
    EventStreamsService,
    LiveSessionsService,
    LiveUpdatesListener,
    MessageNotificationsListener,
    NotificationExportListener,
    NotificationPurgeJob,
    NotificationsService,
    NotifierService,
    PostingNotificationsListener,
    ReviewNotificationsListener,
    ShutAccountMailsService,
    SignUpNotificationsListener,
    StrandedNotificationsListener,
    SuspensionMailsListener,
    TeamMailsService,
    VisitDetailsService,
    WaitingRequestsListener,
    WebhookNotificationsListener,
  ],
})
export class NotificationsModule {}
