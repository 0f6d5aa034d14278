import { conversationKey } from '@tidyhearth/domain';
import { MessageCircle } from 'lucide-react';
import { ButtonLink } from '../../../components/ui';
import { conversationPath } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { TEXTS } from '../bookings.texts';

/** To the conversation of a booking's two sides, where a message would be taken. */
export function MessageLink({ booking: { contact, customer, cleaner } }: { booking: Booking }) {
  if (contact !== 'open') return null;
  return (
    <ButtonLink size="sm" variant="ghost" to={conversationPath(conversationKey(customer.id, cleaner.userId))}>
      <MessageCircle aria-hidden />
      {TEXTS.actions.message}
    </ButtonLink>
  );
}
