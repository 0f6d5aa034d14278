import type { QueuedMail } from '../../contract';

/** Given up, and nobody has decided about it yet. */
export const isOpen = ({ status, hasText }: QueuedMail): boolean => status === 'failed' && hasText;

/** Its subject, or of which kind it was once the subject is erased: `booking-confirmed` as “Booking confirmed”. */
export function titleOf({ subject, type }: QueuedMail): string {
  if (subject !== '') return subject;
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
