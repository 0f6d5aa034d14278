import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChangePosting } from './change-posting.js';
import { CreatePosting } from './create-posting.js';
import { CloseWithAccount } from './listeners/close-with-account.js';
import { FollowBooking } from './listeners/follow-booking.js';
import { PostingAccess } from './posting-access.js';
import { PostingAssignment } from './posting-assignment.js';
import { PostingExport } from './posting-export.js';
import { PostingPlace } from './posting-place.js';
import { PostingViews } from './posting-views.js';
import { PostingsController } from './postings.controller.js';

@Module({
  imports: [GeoModule, UsersModule],
  controllers: [PostingsController],
  providers: [
    ChangePosting,
    CloseWithAccount,
    CreatePosting,
    FollowBooking,
    PostingAccess,
    PostingAssignment,
    PostingExport,
    PostingPlace,
    PostingViews,
  ],
  exports: [PostingAccess, PostingAssignment],
})
export class PostingsModule {}
