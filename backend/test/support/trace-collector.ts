import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from '../../../scripts/lib/wait.mjs';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  links: { traceId: string }[];
  attributes: Record<string, string>;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  links?: { traceId: string }[];
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A trace collector that accepts OTLP over HTTP, as JSON. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** Everything that was sent, to search for what must not be in it. */
  sent = '';
  private readonly server: Server;

  private constructor() {
    this.server = createServer(async (request, response) => {
      const body = await text(request);
      this.sent += body;
      this.spans.push(...spansOf(body));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.server.listen(0, '127.0.0.1');
    await once(collector.server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** @returns the first matching span, once it arrives */
  find(what: string, isIt: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
    return waitFor(async () => this.spans.find(isIt), { timeoutMs: 20_000, what });
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

function spansOf(body: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body) as {
    resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
  };
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return spans.map(({ attributes, links = [], ...span }) => ({
    ...span,
    links,
    attributes: Object.fromEntries(
      attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]),
    ),
  }));
}
