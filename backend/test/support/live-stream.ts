import { request, type IncomingMessage } from 'node:http';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import type { Session, World } from './world.js';

const PATIENCE_MS = 30_000;

export interface HeardEvent {
  name: string;
  data: unknown;
}

/** A client of the live stream. */
export class LiveStream {
  /** The events so far, without the pings, which can arrive at any moment. */
  readonly heard: HeardEvent[] = [];
  text = '';
  hasEnded = false;

  private constructor(private readonly response: IncomingMessage) {
    response.setEncoding('utf8').on('data', (part: string) => this.read(part));
    response.on('error', () => undefined).on('close', () => (this.hasEnded = true));
  }

  static async open({ url }: World, { token }: Session): Promise<LiveStream> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${url}/api/events`, { agent: false, headers: { Authorization: `Bearer ${token}` } }, resolve)
        .on('error', reject)
        .end();
    });
    return new LiveStream(response);
  }

  get status(): number | undefined {
    return this.response.statusCode;
  }

  get headers() {
    return this.response.headers;
  }

  /** Waits for the first event of that name. */
  next(name: string): Promise<unknown> {
    const find = async () => this.heard.find((event) => event.name === name);
    return waitFor(find, { timeoutMs: PATIENCE_MS, what: `a ${name} event` }).then(({ data }) => data);
  }

  /** Waits for the first frame of the stream. */
  async firstFrame(): Promise<string | undefined> {
    await this.until(() => this.text.includes('\n\n'), 'the first frame');
    return this.text.split('\n\n')[0];
  }

  atLeast(count: number): Promise<boolean> {
    return this.until(() => this.heard.length >= count, `${count} events`);
  }

  ended(): Promise<boolean> {
    return this.until(() => this.hasEnded, 'the end');
  }

  close(): void {
    this.response.destroy();
  }

  private until(isSo: () => boolean, what: string): Promise<boolean> {
    return waitFor(async () => isSo() || undefined, { timeoutMs: PATIENCE_MS, what });
  }

  private read(part: string): void {
    this.text += part;
    const frames = this.text.split('\n\n').slice(0, -1);
    this.heard.length = 0;
    for (const frame of frames) {
      const [, name, data] = /^event: (.+)\ndata: (.*)$/.exec(frame) ?? [];
      if (name !== undefined && name !== 'ping' && data !== undefined)
        this.heard.push({ name, data: JSON.parse(data) });
    }
  }
}
