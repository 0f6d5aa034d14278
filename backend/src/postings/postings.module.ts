import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChangePostingService } from './change-posting.service.js';
import { CreatePostingService } from './create-posting.service.js';
import { CustomerGoneListener } from './listeners/customer-gone.listener.js';
import { BookingEndedListener } from './listeners/booking-ended.listener.js';
import { PostingRelocationListener } from './listeners/posting-relocation.listener.js';
import { PostingAccessService } from './posting-access.service.js';
import { PostingAssignmentService } from './posting-assignment.service.js';
import { PostingExportListener } from './posting-export.listener.js';
import { PostingLimitsService } from './posting-limits.service.js';
import { PostingPlaceService } from './posting-place.service.js';
import { PostingViewsService } from './posting-views.service.js';
import { PostingsController } from './postings.controller.js';

@Module({
  imports: [BlocksModule, BookingsModule, GeoModule, UsersModule],
  controllers: [PostingsController],
  providers: [
    ChangePostingService,
    CustomerGoneListener,
    CreatePostingService,
    BookingEndedListener,
    PostingAccessService,
    PostingAssignmentService,
    PostingExportListener,
    PostingLimitsService,
    PostingPlaceService,
    PostingRelocationListener,
    PostingViewsService,
  ],
  exports: [PostingAccessService, PostingAssignmentService],
})
export class PostingsModule {}
