import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveSubscriber } from '../../events/live-event.js';

/** With this many unsent bytes a client counts as gone; it reloads its data when it reconnects. */
const MAX_UNSENT_BYTES = 256 * 1024;
const RECONNECT_MS = { min: 1000, spread: 4000 };
const PING = 'event: ping\ndata: {}\n\n';

/** Ends a stream whose session is over. It is not sent to the client. */
export const SESSION_ENDED = 'session-ended';

/** A random delay in milliseconds, so that clients don't all reconnect at the same moment. */
const retryLine = () => `retry: ${RECONNECT_MS.min + Math.floor(Math.random() * RECONNECT_MS.spread)}\n\n`;

interface Owner {
  onSessionEnded(stream: EventStream): void;
}

/**
 * The event stream of one open page. It writes to the raw response, so that ten thousand idle streams cost little more
 * than their sockets.
 */
export class EventStream implements LiveSubscriber {
  constructor(
    private readonly response: ServerResponse,
    readonly userId: number,
    readonly sid: string,
    private readonly owner: Owner,
  ) {
    // Flushed separately: Node then keeps the head as one string. Sent together with text, it would be kept as the
    // sixty strings (2 KB) that it is composed of.
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

  /** After its end and before its close, a response reports an error for each write. */
  private get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  private write(frame: string): void {
    if (!this.isOpen) return;
    if (this.response.writableLength > MAX_UNSENT_BYTES) this.response.destroy();
    else this.response.write(frame);
  }
}
