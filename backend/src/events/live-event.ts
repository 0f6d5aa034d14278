/** Something a person's open screens should hear of. */
export interface LiveEvent {
  type: string;
  data?: unknown;
}

export interface LiveSubscriber {
  receive(event: LiveEvent): void;
  /** Events may have been missed from here on: the subscriber should start afresh. */
  interrupted(): void;
}
