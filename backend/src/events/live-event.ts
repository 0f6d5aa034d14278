/** Something that a person's open screens should be told about. */
export interface LiveEvent {
  type: string;
  data?: unknown;
}

export interface LiveSubscriber {
  receive(event: LiveEvent): void;
  /** Events may have been missed before this call, so the subscriber should start afresh. */
  interrupted(): void;
}
