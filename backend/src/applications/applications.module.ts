import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { UsersModule } from '../users/users.module.js';
import { AcceptApplication } from './accept-application.js';
import { ApplicationRelations } from './application-relations.js';
import { ApplicationViews } from './application-views.js';
import { ApplicationsController } from './applications.controller.js';
import { DecideApplication } from './decide-application.js';
import { CloseWithPosting } from './listeners/close-with-posting.js';
import { RejectApplications } from './reject-applications.js';
import { SubmitApplication } from './submit-application.js';

@Module({
  imports: [BookingsModule, PostingsModule, UsersModule],
  controllers: [ApplicationsController],
  providers: [
    AcceptApplication,
    ApplicationRelations,
    ApplicationViews,
    CloseWithPosting,
    DecideApplication,
    RejectApplications,
    SubmitApplication,
  ],
})
export class ApplicationsModule {}
