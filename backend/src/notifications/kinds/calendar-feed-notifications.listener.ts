import { Injectable } from '@nestjs/common';
import { CalendarFeedEnded } from '../../bookings/events/calendar-feed-ended.event.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { NOTIFY } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';

@Injectable()
export class CalendarFeedNotificationsListener {
  constructor(private readonly notifier: NotifierService) {}

  /** Otherwise the calendar on the cleaner's phone would stop updating without any explanation. */
  @OnEvent(CalendarFeedEnded, NOTIFY)
  async tellEnded({ userId, isOwnerTold }: CalendarFeedEnded, tx: Tx): Promise<void> {
    if (!isOwnerTold) return;
    const [cleaner] = await readPeople(tx.sql, [userId]);
    await this.notifier.tell(tx, [
      {
        to: cleaner,
        type: 'other',
        title: 'Your calendar address has ended',
        message:
          'It ends with a new password, when you are signed out everywhere and when our team resets two-factor authentication. Make a new one in your calendar and subscribe to it again.',
        about: {},
      },
    ]);
  }
}
