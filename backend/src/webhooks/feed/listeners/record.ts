import { ORDER } from '../../../events/order.js';

/** Runs late in the transaction, when everything that the event says about its object is settled. */
export const RECORD = { phase: 'transaction', order: ORDER.platformEvents } as const;
