import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AdminModule } from './admin/admin.module.js';
import { BidsModule } from './bids/bids.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { CasesModule } from './cases/cases.module.js';
import { ClientErrorsModule } from './client-errors/client-errors.module.js';
import { CleanersModule } from './cleaners/cleaners.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { EventsModule } from './events/events.module.js';
import { HealthModule } from './health/health.module.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { PostingsModule } from './postings/postings.module.js';
import { SavedCleanersModule } from './saved-cleaners/saved-cleaners.module.js';
import { PagesModule } from './web/pages/pages.module.js';
import { SearchEnginesModule } from './web/search-engines/search-engines.module.js';
import { SiteConfigModule } from './web/site-config.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        ScheduleModule.forRoot(),
        DatabaseModule,
        EventsModule,
        MailModule.with(config),
        CleanersModule,
        BookingsModule,
        SavedCleanersModule,
        PostingsModule,
        BidsModule,
        MessagesModule,
        ReviewsModule,
        CasesModule,
        WebhooksModule,
        NotificationsModule,
        AuthModule,
        AdminModule,
        EnquiriesModule,
        ClientErrorsModule,
        RetentionModule,
        HealthModule,
        SiteConfigModule,
        PagesModule,
        SearchEnginesModule,
        ...(config.demoData ? [loadDemo()] : []),
      ],
    };
  }
}

/** Production never loads the demo market. */
async function loadDemo(): Promise<DynamicModule> {
  const { DemoModule } = await import('./demo/demo.module.js');
  return { module: DemoModule };
}
