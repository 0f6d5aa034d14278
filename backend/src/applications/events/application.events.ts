interface ApplicationFacts {
  applicationId: number;
  postingId: number;
  customerId: number;
  cleanerId: number;
  /** `users.id` of the cleaner. */
  cleanerUserId: number;
}

abstract class ApplicationEvent {
  constructor(readonly application: ApplicationFacts) {}
}

export class ApplicationSubmitted extends ApplicationEvent {}
export class ApplicationAccepted extends ApplicationEvent {}

export class ApplicationRejected extends ApplicationEvent {
  constructor(
    application: ApplicationFacts,
    readonly reason: 'owner' | 'another-accepted' | 'posting-cancelled',
  ) {
    super(application);
  }
}

export type { ApplicationFacts };
