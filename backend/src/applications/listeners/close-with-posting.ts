import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../events/event-bus.js';
import { PostingCancelled } from '../../postings/events/posting.events.js';
import { RejectApplications } from '../reject-applications.js';

/** Nothing waits on a job that isn't there any more. */
@Injectable()
export class CloseWithPosting implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly rejecting: RejectApplications,
  ) {}

  onModuleInit(): void {
    this.bus.on(PostingCancelled, ({ postingId }, tx) =>
      this.rejecting.rest(tx, postingId, 'posting-cancelled'),
    );
  }
}
