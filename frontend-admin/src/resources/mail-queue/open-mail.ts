import type { QueuedMail } from '../../contract';

/** Given up, and nobody has decided about it yet. */
export const isOpen = ({ status, hasText }: QueuedMail): boolean => status === 'failed' && hasText;
