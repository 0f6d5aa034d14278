import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ReviewHidden, ReviewUnhidden, ReviewWritten } from '../../reviews/events/review.events.js';
import { NOTIFY, seeBooking } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';
import { naming } from './closed-account-texts.js';

/** What people are told about reviews of them, and by them. */
@Injectable()
export class ReviewNotificationsListener {
  constructor(private readonly notifier: NotifierService) {}

  @OnEvent(ReviewWritten, NOTIFY)
  async tellWritten({ bookingId, reviewerId, revieweeId, rating }: ReviewWritten, tx: Tx): Promise<void> {
    const [reviewer, to] = await readPeople(tx.sql, [reviewerId, revieweeId]);
    const stars = rating === 1 ? '1 star' : `${rating} stars`;
    await this.notifier.tell(tx, [
      {
        to,
        type: 'review',
        title: 'New review',
        message: `${reviewer.firstName} reviewed you: ${stars}.`,
        about: { bookingId },
      },
    ]);
  }

  /** To its author only: whom it was about asked for it, or need not know. */
  @OnEvent(ReviewHidden, NOTIFY)
  async tellHidden({ review, reason }: ReviewHidden, tx: Tx): Promise<void> {
    const [to, reviewee] = await readPeople(tx.sql, [review.reviewerId, review.revieweeId]);
    const happened = `Our team took your review${naming('of', reviewee)} from the public.`;
    await this.notifier.tell(tx, [
      {
        to,
        type: 'review',
        title: 'Your review was hidden',
        message: `${happened} The reason: ${reason}`,
        about: { bookingId: review.bookingId },
        mail: {
          type: 'review-hidden',
          subject: `Your review${naming('of', reviewee)} was hidden`,
          paragraphs: [
            happened,
            `The reason: ${reason}`,
            'Its words and stars are kept as you wrote them, but nobody else sees them and they no longer count.',
          ],
          action: seeBooking(review.bookingId),
        },
      },
    ]);
  }

  @OnEvent(ReviewUnhidden, NOTIFY)
  async tellUnhidden({ review }: ReviewUnhidden, tx: Tx): Promise<void> {
    const [to, reviewee] = await readPeople(tx.sql, [review.reviewerId, review.revieweeId]);
    await this.notifier.tell(tx, [
      {
        to,
        type: 'review',
        title: 'Your review is back',
        message: `Your review${naming('of', reviewee)} is public again and counts as before.`,
        about: { bookingId: review.bookingId },
        mail: {
          type: 'review-restored',
          subject: `Your review${naming('of', reviewee)} is back`,
          action: seeBooking(review.bookingId),
        },
      },
    ]);
  }
}
