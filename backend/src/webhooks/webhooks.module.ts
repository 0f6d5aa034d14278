import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveriesService } from './deliveries/deliveries.service.js';
import { DeliveryAttemptService } from './deliveries/delivery-attempt.service.js';
import { DeliveryQueueService } from './deliveries/delivery-queue.service.js';
import { DeliveryWorkerJob } from './deliveries/delivery-worker.job.js';
import { PurgeWebhookDeliveriesJob } from './deliveries/purge-webhook-deliveries.job.js';
import { WebhookTargetService } from './deliveries/webhook-target.service.js';
import { WebhookClient } from './deliveries/webhook.client.js';
import { PurgeWebhookSecretsJob } from './endpoints/purge-webhook-secrets.job.js';
import { WebhookAccountsListener } from './endpoints/webhook-accounts.listener.js';
import { WebhookEndpointsService } from './endpoints/webhook-endpoints.service.js';
import { WebhookExportListener } from './endpoints/webhook-export.listener.js';
import { WebhookPausesStore } from './endpoints/webhook-pauses.store.js';
import { WebhooksController } from './endpoints/webhooks.controller.js';
import { EventFeedController } from './feed/event-feed.controller.js';
import { EventFeedService } from './feed/event-feed.service.js';
import { EventPublisherJob } from './feed/event-publisher.job.js';
import { BookingEventsListener } from './feed/listeners/booking-events.listener.js';
import { JobEventsListener } from './feed/listeners/job-events.listener.js';
import { PeopleEventsListener } from './feed/listeners/people-events.listener.js';
import { PlatformEventsStore } from './feed/platform-events.store.js';

@Module({
  controllers: [WebhooksController, DeliveriesController, EventFeedController],
  providers: [
    BookingEventsListener,
    DeliveriesService,
    DeliveryAttemptService,
    DeliveryQueueService,
    DeliveryWorkerJob,
    EventFeedService,
    EventPublisherJob,
    JobEventsListener,
    PeopleEventsListener,
    PlatformEventsStore,
    PurgeWebhookDeliveriesJob,
    PurgeWebhookSecretsJob,
    WebhookAccountsListener,
    WebhookClient,
    WebhookEndpointsService,
    WebhookExportListener,
    WebhookPausesStore,
    WebhookTargetService,
  ],
  exports: [WebhookPausesStore],
})
export class WebhooksModule {}
