import type { NotificationType } from '@tidyhearth/domain';
import { bookingPage } from '../bookings/booking-page.js';
import type { LiveEvent } from '../events/live-event.js';
import { ORDER } from '../events/order.js';
import type { MailFact, MailFile } from '../mail/mail-content.js';
import type { Person } from './people.js';

/** One person's notification about one event: a bell item and, if it is urgent, a mail. */
export interface Notice {
  to: Person;
  type: NotificationType;
  title: string;
  message: string;
  about: About;
  /** The person's own act. It is listed as already read. */
  isOwnAct?: boolean;
  mail?: NoticeMail;
  /** Takes the place of an unread one about the same conversation. */
  isLatestOfConversation?: true;
  /** Pushed along with the bell item. */
  push?: LiveEvent;
}

/** What the bell item links to. */
export interface About {
  bookingId?: number | null;
  postingId?: number | null;
  applicationId?: number | null;
  conversationId?: string | null;
}

export interface NoticeMail {
  /** The type of mail, for the console: `booking-requested`. */
  type: string;
  subject: string;
  /** Defaults to the bell item's message. */
  paragraphs?: readonly string[];
  action: { label: string; path: string };
  details?: MailDetails;
  /** The check that a document may be asked for. */
  checkId?: number;
  /**
   * The author of words in the mail that only its recipient may read. The team can't read such a mail, and if unsent it
   * is dropped when the author's account is closed or suspended.
   */
  writerId?: number;
  /**
   * The person whose action the mail is about. Once that account is closed or suspended, which another mail reports,
   * the mail is no longer true and is dropped if unsent.
   */
  waitsForId?: number;
  /** The mail contains no words chosen by another user, so it may go to an address that nobody has confirmed. */
  isOurs?: true;
}

/** What a person needs on the day. It is only sent to confirmed addresses, because it says where somebody lives. */
export interface MailDetails {
  facts: readonly MailFact[];
  file?: MailFile;
}

/** Bell items and mails are written in the event's own transaction. */
export const NOTIFY = { phase: 'transaction', order: ORDER.notifications } as const;

export const TABS = {
  postings: '/dashboard?tab=postings',
} as const;

export const seeBooking = (bookingId: number, label = 'See the booking') => ({
  label,
  path: bookingPage(bookingId),
});

/** Shortens a text to at most `max` characters on one line. */
export function clip(text: string, max: number): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`;
}
