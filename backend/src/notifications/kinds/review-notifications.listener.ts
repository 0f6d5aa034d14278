import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import {
  ReviewHidden,
  ReviewReportDecided,
  ReviewUnhidden,
  ReviewWritten,
} from '../../reviews/events/review.events.js';
import { NOTIFY, seeBooking } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople, type Person } from '../people.js';
import { ShutAccountMailsService } from '../shut-account-mails.service.js';
import { naming } from './closed-account-texts.js';

/** Notifies people about reviews of them and reviews they wrote. */
@Injectable()
export class ReviewNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly shutMails: ShutAccountMailsService,
  ) {}

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

  /** Notifies the author, and who reported it. The person reviewed doesn't need to know. */
  @OnEvent(ReviewHidden, NOTIFY)
  async tellHidden({ review, reason, reporterIds }: ReviewHidden, tx: Tx): Promise<void> {
    await this.tellReporters(tx, reporterIds, 'Our team took a review that you reported from the public.');
    const [to, reviewee] = await readPeople(tx.sql, [review.reviewerId, review.revieweeId]);
    const happened = (ofWhom: string) => `Our team took your review${ofWhom} from the public.`;
    const why = [
      `The reason: ${reason}`,
      'Its words and stars are kept as you wrote them, but nobody else sees them and they no longer count.',
    ];
    const name = naming('of', reviewee);
    await this.notifier.tell(tx, [
      {
        to,
        type: 'review',
        title: 'Your review was hidden',
        message: `${happened(name)} The reason: ${reason}`,
        about: { bookingId: review.bookingId },
        mail: {
          type: 'review-hidden',
          subject: `Your review${name} was hidden`,
          paragraphs: [happened(name), ...why],
          action: seeBooking(review.bookingId),
        },
      },
    ]);
    await this.shutMails.tellSuspended(tx, to, {
      type: 'review-hidden',
      subject: 'Your review was hidden',
      paragraphs: [happened(provedName(to, reviewee)), ...why],
    });
  }

  /** Nobody is told that a decision was taken back, until there is another. */
  @OnEvent(ReviewReportDecided, NOTIFY)
  async tellReportDecided({ isOpen, reporterId }: ReviewReportDecided, tx: Tx): Promise<void> {
    if (isOpen) return;
    const message = 'Our team has read a review that you reported, and decided that it stays public.';
    await this.tellReporters(tx, [reporterId], message);
  }

  @OnEvent(ReviewUnhidden, NOTIFY)
  async tellUnhidden({ review }: ReviewUnhidden, tx: Tx): Promise<void> {
    const [to, reviewee] = await readPeople(tx.sql, [review.reviewerId, review.revieweeId]);
    const happened = (ofWhom: string) => `Your review${ofWhom} is public again and counts as before.`;
    const name = naming('of', reviewee);
    await this.notifier.tell(tx, [
      {
        to,
        type: 'review',
        title: 'Your review is back',
        message: happened(name),
        about: { bookingId: review.bookingId },
        mail: {
          type: 'review-restored',
          subject: `Your review${name} is back`,
          action: seeBooking(review.bookingId),
        },
      },
    ]);
    await this.shutMails.tellSuspended(tx, to, {
      type: 'review-restored',
      subject: 'Your review is back',
      paragraphs: [happened(provedName(to, reviewee))],
    });
  }

  /** Names nobody: the review may be of people whom the reporter has never met. */
  private async tellReporters(tx: Tx, ids: readonly number[], message: string): Promise<void> {
    if (ids.length === 0) return;
    const people = await readPeople(tx.sql, ids);
    const title = 'Your report of a review';
    await this.notifier.tell(
      tx,
      people.map((to) => ({ to, type: 'review', title, message, about: {} })),
    );
  }
}

/** A name chosen by another person is not mailed to an address that nobody has confirmed. */
const provedName = (to: Person, reviewee: Person) => (to.isAddressProved ? naming('of', reviewee) : '');
