import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { UsersModule } from '../users/users.module.js';
import { AcceptBidService } from './accept-bid.service.js';
import { AvailablePostingsController } from './available-postings.controller.js';
import { AvailablePostingsService } from './available-postings.service.js';
import { BidRelationsListener } from './bid-relations.listener.js';
import { BidViewsService } from './bid-views.service.js';
import { BidsController } from './bids.controller.js';
import { DecideBidService } from './decide-bid.service.js';
import { BidCleanerApprovedListener } from './listeners/cleaner-approved.listener.js';
import { BidPersonBlockedListener } from './listeners/person-blocked.listener.js';
import { CleanerGoneListener } from './listeners/cleaner-gone.listener.js';
import { PostingCancelledListener } from './listeners/posting-cancelled.listener.js';
import { PostingTermsChangedListener } from './listeners/posting-terms-changed.listener.js';
import { OwnBidService } from './own-bid.service.js';
import { RejectBidsService } from './reject-bids.service.js';
import { SubmitBidService } from './submit-bid.service.js';

@Module({
  imports: [BlocksModule, BookingsModule, CleanersModule, PostingsModule, UsersModule],
  controllers: [AvailablePostingsController, BidsController],
  providers: [
    AcceptBidService,
    AvailablePostingsService,
    BidCleanerApprovedListener,
    BidPersonBlockedListener,
    BidRelationsListener,
    BidViewsService,
    CleanerGoneListener,
    PostingCancelledListener,
    PostingTermsChangedListener,
    DecideBidService,
    OwnBidService,
    RejectBidsService,
    SubmitBidService,
  ],
})
export class BidsModule {}
