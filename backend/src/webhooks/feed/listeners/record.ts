import { ORDER } from '../../../events/order.js';

/** Late in the transaction: what the event says of its object is settled by then. */
export const RECORD = { phase: 'transaction', order: ORDER.platformEvents } as const;
