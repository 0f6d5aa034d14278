import type { PauseReason, WebhookStatus } from '@tidyhearth/domain';

/** How an endpoint stood before; it may have been paused already. */
export interface EndpointState {
  status: WebhookStatus;
  because: PauseReason | null;
}

/** An endpoint is called no more until somebody resumes it; its owner did not ask for that. */
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
