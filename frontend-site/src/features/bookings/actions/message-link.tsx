import { MessageCircle } from 'lucide-react';
import { ConversationLink } from '../../../components/ui/conversation-link';
import type { Booking } from '../../../lib/contract';
import { TEXTS } from '../bookings.texts';

/** To the conversation of a booking's two sides, where a message would be taken. */
export function MessageLink({ booking: { contact, customer, cleaner } }: { booking: Booking }) {
  if (contact !== 'open') return null;
  return (
    <ConversationLink size="sm" variant="ghost" between={[customer.id, cleaner.userId]}>
      <MessageCircle aria-hidden />
      {TEXTS.actions.message}
    </ConversationLink>
  );
}
