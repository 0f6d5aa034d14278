import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AdminCallRecorder } from '../common/admin-call.interceptor.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CasesModule } from '../cases/cases.module.js';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { HealthModule } from '../health/health.module.js';
import { FilesModule } from '../files/files.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuditLogController } from './audit/audit-log.controller.js';
import { AuditLogService } from './audit/audit-log.service.js';
import { ApiKeyAuditListener } from './audit/api-key-audit.listener.js';
import { AuditExportListener } from './audit/audit-export.listener.js';
import { AdminCallRecorderService } from './audit/admin-call-recorder.service.js';
import { AuditTrailListener } from './audit/audit-trail.listener.js';
import { ConsoleAuditListener } from './audit/console-audit.listener.js';
import { CheckAuditListener } from './audit/check-audit.listener.js';
import { CaseAuditListener } from './audit/case-audit.listener.js';
import { WebhookAuditListener } from './audit/webhook-audit.listener.js';
import { AdminBookingsController } from './bookings/admin-bookings.controller.js';
import { AdminKeysController } from './api-keys/admin-keys.controller.js';
import { AdminKeysService } from './api-keys/admin-keys.service.js';
import { AdminBookingsService } from './bookings/admin-bookings.service.js';
import { AdminCasesController } from './cases/admin-cases.controller.js';
import { AdminCasesService } from './cases/admin-cases.service.js';
import { AdminChecksController } from './checks/admin-checks.controller.js';
import { AdminChecksService } from './checks/admin-checks.service.js';
import { AdminCleanersController } from './cleaners/admin-cleaners.controller.js';
import { AdminCleanersService } from './cleaners/admin-cleaners.service.js';
import { PeopleExportsController } from './exports/people-exports.controller.js';
import { RecordExportsController } from './exports/record-exports.controller.js';
import { MailQueueController } from './mail-queue/mail-queue.controller.js';
import { MailQueueService } from './mail-queue/mail-queue.service.js';
import { RecordsController } from './records/records.controller.js';
import { RecordsService } from './records/records.service.js';
import { AdminReviewsController } from './reviews/admin-reviews.controller.js';
import { AdminReviewsService } from './reviews/admin-reviews.service.js';
import { SecurityStatusController } from './security/security-status.controller.js';
import { SecurityStatusService } from './security/security-status.service.js';
import { ActivityService } from './stats/activity.service.js';
import { AdminStatsController } from './stats/admin-stats.controller.js';
import { AdminStatsService } from './stats/admin-stats.service.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { AdminUsersService } from './users/admin-users.service.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AdminWebhooksController } from './webhooks/admin-webhooks.controller.js';
import { AdminWebhooksService } from './webhooks/admin-webhooks.service.js';

/** Global, because calls of other modules that are open to the admin are recorded as well. */
@Global()
@Module({
  imports: [
    AuthModule,
    BookingsModule,
    CasesModule,
    CleanersModule,
    FilesModule,
    HealthModule,
    ReviewsModule,
    UsersModule,
    WebhooksModule,
  ],
  controllers: [
    AdminStatsController,
    AdminUsersController,
    AdminChecksController,
    AdminCleanersController,
    AdminBookingsController,
    AdminCasesController,
    AdminKeysController,
    AdminReviewsController,
    RecordsController,
    PeopleExportsController,
    RecordExportsController,
    SecurityStatusController,
    AuditLogController,
    MailQueueController,
    AdminWebhooksController,
  ],
  providers: [
    ApiKeyAuditListener,
    AuditExportListener,
    AuditTrailListener,
    ConsoleAuditListener,
    { provide: AdminCallRecorder, useClass: AdminCallRecorderService },
    CheckAuditListener,
    CaseAuditListener,
    WebhookAuditListener,
    ActivityService,
    AdminStatsService,
    AdminUsersService,
    AdminChecksService,
    AdminCleanersService,
    AdminBookingsService,
    AdminCasesService,
    AdminKeysService,
    AdminReviewsService,
    RecordsService,
    SecurityStatusService,
    AuditLogService,
    MailQueueService,
    AdminWebhooksService,
  ],
  exports: [AdminCallRecorder],
})
export class AdminModule {}
