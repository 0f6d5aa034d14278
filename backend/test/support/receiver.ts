import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '../../../scripts/lib/wait.mjs';

export interface ReceivedCall {
  path: string;
  headers: Record<string, string>;
  body: string;
  event: {
    id: string;
    type: string;
    timestamp: string;
    sequence: number;
    data: { object: string; id: number };
  };
}

/** The response of a path: a status, optionally with headers; a promise delays it. */
type Verdict = number | Promise<number> | { status: number; headers: Record<string, string> };

const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** A program that receives webhooks at any path. */
export class Receiver {
  readonly calls: ReceivedCall[] = [];
  verdict: (call: ReceivedCall, nth: number) => Verdict = () => 204;
  private readonly server: Server;
  private readonly underWay = new Map<string, number>();
  private readonly most = new Map<string, number>();
  private port = 0;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        const call = {
          path: request.url ?? '',
          headers: plain(request.headers),
          body,
          event: JSON.parse(body),
        };
        this.calls.push(call);
        this.count(call.path, 1);
        // Responded to, or abandoned by the caller.
        response.once('close', () => this.count(call.path, -1));
        const answer = (verdict: Awaited<Verdict>) => {
          const { status, headers } =
            typeof verdict === 'number' ? { status: verdict, headers: {} } : verdict;
          response.writeHead(status, headers).end(status === 204 ? undefined : `answer ${status}`);
        };
        void Promise.resolve(this.verdict(call, this.at(call.path).length)).then(answer);
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  at(path: string): ReceivedCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  /** The largest number of calls of the path that were in progress at once. */
  mostAtOnce(path: string): number {
    return this.most.get(path) ?? 0;
  }

  private count(path: string, change: number): void {
    const now = (this.underWay.get(path) ?? 0) + change;
    this.underWay.set(path, now);
    this.most.set(path, Math.max(now, this.mostAtOnce(path)));
  }

  /** Waits for a call like this at the path. */
  until(path: string, isWanted: (call: ReceivedCall) => boolean = () => true): Promise<ReceivedCall> {
    return waitFor(async () => this.at(path).find(isWanted), {
      timeoutMs: 30_000,
      what: `a call of ${path}`,
    });
  }
}
