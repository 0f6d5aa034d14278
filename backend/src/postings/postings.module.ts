import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module.js';
import { ChangePosting } from './change-posting.js';
import { CreatePosting } from './create-posting.js';
import { CloseWithAccount } from './listeners/close-with-account.js';
import { FollowBooking } from './listeners/follow-booking.js';
import { PostingAccess } from './posting-access.js';
import { PostingAssignment } from './posting-assignment.js';
import { PostingPlace } from './posting-place.js';
import { PostingViews } from './posting-views.js';
import { PostingsController } from './postings.controller.js';
import { PostingExport } from './posting-export.js';
import { UsersModule } from '../users/users.module.js';

@Module({
  imports: [GeoModule, UsersModule],
  controllers: [PostingsController],
  providers: [
    PostingExport,
    ChangePosting,
    CloseWithAccount,
    CreatePosting,
    FollowBooking,
    PostingAccess,
    PostingAssignment,
    PostingPlace,
    PostingViews,
  ],
  exports: [PostingAccess, PostingAssignment],
})
export class PostingsModule {}
