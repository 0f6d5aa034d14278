import { MessageCircle } from 'lucide-react';
import { ConversationLink } from '../../../components/ui/conversation-link';
import type { Booking } from '../../../lib/contract';
import { TEXTS } from '../bookings.texts';

/** A link to the conversation of a booking's two sides, if messages can be sent. */
export function MessageLink({ booking: { contact, customer, cleaner } }: { booking: Booking }) {
  if (contact !== 'open') return null;
  return (
    <ConversationLink size="sm" variant="ghost" between={[customer.id, cleaner.userId]}>
      <MessageCircle aria-hidden />
      {TEXTS.actions.message}
    </ConversationLink>
  );
}
