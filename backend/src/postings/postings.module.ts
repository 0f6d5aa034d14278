import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChangePostingService } from './change-posting.service.js';
import { CreatePostingService } from './create-posting.service.js';
import { UserDeactivatedListener } from './listeners/user-deactivated.listener.js';
import { BookingEndedListener } from './listeners/booking-ended.listener.js';
import { PostingAccessService } from './posting-access.service.js';
import { PostingAssignmentService } from './posting-assignment.service.js';
import { PostingExportListener } from './posting-export.listener.js';
import { PostingPlaceService } from './posting-place.service.js';
import { PostingViewsService } from './posting-views.service.js';
import { PostingsController } from './postings.controller.js';

@Module({
  imports: [GeoModule, UsersModule],
  controllers: [PostingsController],
  providers: [
    ChangePostingService,
    UserDeactivatedListener,
    CreatePostingService,
    BookingEndedListener,
    PostingAccessService,
    PostingAssignmentService,
    PostingExportListener,
    PostingPlaceService,
    PostingViewsService,
  ],
  exports: [PostingAccessService, PostingAssignmentService],
})
export class PostingsModule {}
