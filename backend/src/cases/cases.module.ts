import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { UsersModule } from '../users/users.module.js';
import { BookingCasesListener } from './booking-cases.listener.js';
import { CaseCountListener } from './case-count.listener.js';
import { CaseExportListener } from './case-export.listener.js';
import { CaseMailsListener } from './case-mails.listener.js';
import { CaseRecordsStore } from './case-records.store.js';
import { CasesController } from './cases.controller.js';
import { DecideCaseService } from './decide-case.service.js';
import { OwnCasesService } from './own-cases.service.js';
import { ReportService } from './report.service.js';

@Module({
  imports: [BookingsModule, UsersModule],
  controllers: [CasesController],
  providers: [
    BookingCasesListener,
    CaseCountListener,
    CaseExportListener,
    CaseMailsListener,
    CaseRecordsStore,
    DecideCaseService,
    OwnCasesService,
    ReportService,
  ],
  exports: [DecideCaseService],
})
export class CasesModule {}
