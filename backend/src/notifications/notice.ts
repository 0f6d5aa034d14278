import type { NotificationType } from '@tidyhearth/domain';
import { bookingPage } from '../bookings/booking-page.js';
import type { LiveEvent } from '../events/live-event.js';
import { ORDER } from '../events/order.js';
import type { MailFact, MailFile } from '../mail/mail-content.js';
import type { Person } from './people.js';

/** What one person is told about one event: a bell item and, where it matters at once, a mail. */
export interface Notice {
  to: Person;
  type: NotificationType;
  title: string;
  message: string;
  about: About;
  /** What people did themselves stands in their list as already read. */
  isOwnAct?: boolean;
  mail?: NoticeMail;
  /** Takes the place of an unread one about the same conversation. */
  isLatestOfConversation?: true;
  /** Pushed along with the bell item. */
  push?: LiveEvent;
}

/** Where the bell item leads. */
export interface About {
  bookingId?: number | null;
  postingId?: number | null;
  applicationId?: number | null;
  conversationId?: string | null;
}

export interface NoticeMail {
  /** Kind of mail, for the console: `booking-requested`. */
  type: string;
  subject: string;
  /** The bell item's message unless given. */
  paragraphs?: readonly string[];
  action: { label: string; path: string };
  details?: MailDetails;
  /** Who wrote words in it to the recipient alone: the team is not shown the mail, and unsent it ends with the writer's account, or once it is on hold. */
  writerId?: number;
  /** Whom it waits for: once that account is closed or on hold, which another mail says, it is true no more and ends unsent. */
  waitsForId?: number;
  /** No word in it was chosen by another user: it may go to an address that nobody has confirmed. */
  isOurs?: true;
}

/** What a person needs on the day. It goes to proved addresses alone, since it says where somebody lives. */
export interface MailDetails {
  facts: readonly MailFact[];
  file?: MailFile;
}

/** Bell items and mails are rows of the event's own transaction. */
export const NOTIFY = { phase: 'transaction', order: ORDER.notifications } as const;

export const TABS = {
  postings: '/dashboard?tab=postings',
} as const;

export const seeBooking = (bookingId: number, label = 'See the booking') => ({
  label,
  path: bookingPage(bookingId),
});

/** At most `max` characters on one line. */
export function clip(text: string, max: number): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`;
}
