/** There is an event to publish. */
export class EventRecorded {}
