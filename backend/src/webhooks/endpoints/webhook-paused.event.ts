import type { PauseReason, WebhookStatus } from '@tidyhearth/domain';

/** The previous state of an endpoint, which may have been paused already. */
export interface EndpointState {
  status: WebhookStatus;
  because: PauseReason | null;
}

/** An endpoint is no longer called until somebody resumes it, and its owner did not ask for that. */
export class WebhookPaused {
  constructor(
    readonly endpointId: number,
    readonly ownerId: number,
    readonly url: string,
    readonly because: PauseReason,
    /** Null: the server. */
    readonly adminId: number | null,
    readonly before: EndpointState,
  ) {}
}

/** The team has taken back its pause: the endpoint stays paused, and its owner can resume it. */
export class WebhookReleased {
  constructor(
    readonly endpointId: number,
    readonly ownerId: number,
    readonly url: string,
    readonly adminId: number,
  ) {}
}
