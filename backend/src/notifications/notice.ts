import type { NotificationType } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import type { EventBus } from '../events/event-bus.js';
import type { LiveEvent } from '../events/live-event.js';
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
}

/** Who writes the bell items and mails. */
interface Teller {
  tell(tx: Tx, notices: readonly Notice[]): Promise<void>;
}

/** On this event, to these people, with these words. Registers itself. */
export type Kind = (bus: EventBus, notifier: Teller) => void;

export function kind<E extends object>(
  event: new (...args: never[]) => E,
  compose: (event: E, tx: Tx) => Promise<Notice[]>,
): Kind {
  return (bus, notifier) =>
    bus.on(event, async (happened, tx) => notifier.tell(tx, await compose(happened, tx)));
}

export const TABS = {
  bookings: '/dashboard?tab=bookings',
  postings: '/dashboard?tab=postings',
  messages: '/dashboard?tab=messages',
} as const;

/** At most `max` characters on one line. */
export function clip(text: string, max: number): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`;
}
