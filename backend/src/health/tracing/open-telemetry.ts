import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Link,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { suppressTracing, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { currentRequestId } from '../../common/request-context.js';
import type { RequestSpan, SpanOptions, Tracer } from '../../common/tracing.js';

const KINDS = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
const SERVER_ERROR = 500;

const UNTRACED: RequestSpan = {
  run: (work) => context.with(suppressTracing(ROOT_CONTEXT), work),
  end: () => undefined,
};

/** Sends spans to a collector that speaks OTLP over HTTP. The SDK reads its other `OTEL_…` variables itself. */
export class OpenTelemetryTracer implements Tracer {
  private readonly provider: BasicTracerProvider;
  private readonly tracer;

  /** @param endpoint base URL of the collector: spans go to `/v1/traces` below it */
  constructor(endpoint: string, serviceName: string) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
    this.provider = new BasicTracerProvider({
      resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.tracer = this.provider.getTracer('tidyhearth');
  }

  inSpan<T>({ name, kind, attributes, isRoot }: SpanOptions, work: () => Promise<T>): Promise<T> {
    const options = {
      root: isRoot,
      kind: KINDS[kind],
      attributes: { ...attributes, 'request.id': currentRequestId() },
    };
    return this.tracer.startActiveSpan(name, options, async (span) => {
      try {
        return await work();
      } catch (error) {
        // Not its message, which may contain what somebody sent.
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
        throw error;
      } finally {
        span.end();
      }
    });
  }

  /** Starts a new trace. A visitor's `traceparent` is only linked; it does not control ours. */
  startRequest({
    method,
    requestId,
    traceparent,
    isProbe,
  }: Parameters<Tracer['startRequest']>[0]): RequestSpan {
    if (isProbe) return UNTRACED;
    const span = this.tracer.startSpan(
      method,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'request.id': requestId },
        links: linksTo(traceparent),
      },
      ROOT_CONTEXT,
    );
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    return {
      run: (work) => context.with(inside, work),
      end: ({ route, status }) => endRequest(span, method, route, status),
    };
  }

  /** Sends the spans that are waiting. */
  async stop(): Promise<void> {
    await this.provider.shutdown();
  }
}

function endRequest(span: Span, method: string, route: string, status: number): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function linksTo(traceparent: string | undefined): Link[] {
  if (traceparent === undefined) return [];
  const caller = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }));
  return caller === undefined ? [] : [{ context: caller }];
}
