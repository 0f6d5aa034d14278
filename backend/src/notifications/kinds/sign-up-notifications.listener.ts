import { Injectable } from '@nestjs/common';
import {
  CleanerApprovalWithdrawn,
  CleanerApproved,
  CleanerRejected,
} from '../../cleaners/events/cleaner.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { NOTIFY } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';

/** What a cleaner is told about the sign-up. */
@Injectable()
export class SignUpNotificationsListener {
  constructor(private readonly notifier: NotifierService) {}

  @OnEvent(CleanerApproved, NOTIFY)
  async tellApproved({ userId }: CleanerApproved, tx: Tx): Promise<void> {
    const [to] = await readPeople(tx.sql, [userId]);
    const message = 'Welcome to Tidyhearth! Customers can find and book you now.';
    await this.notifier.tell(tx, [
      {
        to,
        type: 'other',
        title: 'Your application is approved',
        message,
        about: {},
        mail: {
          type: 'cleaner-approved',
          subject: 'Welcome: your application as a cleaner is approved',
          paragraphs: [message, 'A photo and your working hours help customers to choose you.'],
          action: { label: 'Complete your profile', path: '/profile' },
        },
      },
    ]);
  }

  @OnEvent(CleanerApprovalWithdrawn, NOTIFY)
  async tellApprovalWithdrawn({ userId }: CleanerApprovalWithdrawn, tx: Tx): Promise<void> {
    const [to] = await readPeople(tx.sql, [userId]);
    const message =
      'We are looking at your application once more. Until we have decided, customers can’t find or book you.';
    await this.notifier.tell(tx, [
      {
        to,
        type: 'other',
        title: 'Your application is being looked at again',
        message,
        about: {},
        mail: {
          type: 'cleaner-approval-withdrawn',
          subject: 'Your application as a cleaner is being looked at again',
          paragraphs: [message, 'Bookings that are already confirmed stay as they are.'],
          action: { label: 'See your profile', path: '/profile' },
        },
      },
    ]);
  }

  @OnEvent(CleanerRejected, NOTIFY)
  async tellRejected({ userId, reason }: CleanerRejected, tx: Tx): Promise<void> {
    const [to] = await readPeople(tx.sql, [userId]);
    const message = 'We are sorry: we could not approve your application as a cleaner.';
    await this.notifier.tell(tx, [
      {
        to,
        type: 'other',
        title: 'Your application was not approved',
        message,
        about: {},
        mail: {
          type: 'cleaner-rejected',
          subject: 'Your application as a cleaner',
          paragraphs: [
            message,
            ...(reason === null ? [] : [`The reason: ${reason}`]),
            'You can improve your profile at any time; our team may look at it again.',
          ],
          action: { label: 'See your profile', path: '/profile' },
        },
      },
    ]);
  }
}
