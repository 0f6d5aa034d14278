/** There is a call to make. */
export class DeliveriesQueued {}
