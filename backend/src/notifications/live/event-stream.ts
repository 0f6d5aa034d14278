import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveSubscriber } from '../../events/live-event.js';

/** With this many unsent bytes a client counts as gone; it reloads its data when it reconnects. */
const MAX_UNSENT_BYTES = 256 * 1024;
const RECONNECT_MS = { min: 1000, spread: 4000 };
const PING = 'event: ping\ndata: {}\n\n';

/** Sent to end a stream whose session is over; not passed on. */
export const SESSION_ENDED = 'session-ended';

/** A random delay (milliseconds), so that clients don't all reconnect at the same moment. */
const retryLine = () => `retry: ${RECONNECT_MS.min + Math.floor(Math.random() * RECONNECT_MS.spread)}\n\n`;

interface Owner {
  onSessionEnded(stream: EventStream): void;
}

/**
 * The event stream of one open screen. Writes to the raw response, so that ten thousand idle ones cost little more
 * than their sockets.
 */
export class EventStream implements LiveSubscriber {
  constructor(
    private readonly response: ServerResponse,
    readonly userId: number,
    readonly sid: string,
    private readonly owner: Owner,
  ) {
    // Alone, the head is kept as one string; sent with text behind it, as the sixty that it was put together from (2 KB).
    response.flushHeaders();
    response.write(retryLine());
  }

  receive({ type, data }: LiveEvent): void {
    if (type === SESSION_ENDED) this.owner.onSessionEnded(this);
    else this.write(`event: ${type}\ndata: ${JSON.stringify(data ?? {})}\n\n`);
  }

  interrupted(): void {
    this.requestReconnect();
  }

  ping(): void {
    this.write(PING);
  }

  requestReconnect(): void {
    if (this.isOpen) this.response.end(retryLine());
  }

  end(): void {
    if (this.isOpen) this.response.end();
  }

  /** Between its end and its close a response answers a write with an error. */
  private get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  private write(frame: string): void {
    if (!this.isOpen) return;
    if (this.response.writableLength > MAX_UNSENT_BYTES) this.response.destroy();
    else this.response.write(frame);
  }
}
