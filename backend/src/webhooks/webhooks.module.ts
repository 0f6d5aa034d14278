import { Module } from '@nestjs/common';
import { EventFeedController } from './feed/event-feed.controller.js';
import { EventFeedService } from './feed/event-feed.service.js';
import { EventPublisherJob } from './feed/event-publisher.job.js';
import { BookingEventsListener } from './feed/listeners/booking-events.listener.js';
import { JobEventsListener } from './feed/listeners/job-events.listener.js';
import { PeopleEventsListener } from './feed/listeners/people-events.listener.js';
import { PlatformEventsStore } from './feed/platform-events.store.js';

@Module({
  controllers: [EventFeedController],
  providers: [
    BookingEventsListener,
    EventFeedService,
    EventPublisherJob,
    JobEventsListener,
    PeopleEventsListener,
    PlatformEventsStore,
  ],
})
export class WebhooksModule {}
