import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../events/event-bus.js';
import { UserDeactivated, UserSuspended } from '../../users/events/user.events.js';
import { Sessions } from '../sessions.js';

/** Who is suspended or leaves is signed out everywhere, in the same transaction. */
@Injectable()
export class EndSessions implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.bus.on(UserSuspended, ({ userId }, tx) => this.sessions.endAll(tx, userId));
    this.bus.on(UserDeactivated, ({ userId }, tx) => this.sessions.endAll(tx, userId));
  }
}
