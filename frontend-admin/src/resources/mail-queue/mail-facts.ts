import type { QueuedMail } from '../../contract';

/** Whether sending has been given up and nobody has decided about the mail yet. */
export const isOpen = ({ status, hasText }: QueuedMail): boolean => status === 'failed' && hasText;

/** The mail's subject or, once that is erased, its kind: `booking-confirmed` as “Booking confirmed”. */
export function titleOf({ subject, type }: QueuedMail): string {
  if (subject !== '') return subject;
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
