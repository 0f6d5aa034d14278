/**
 * Traces for a collector. Off unless `startTracing` was called with an endpoint; when it is off, a span costs one
 * comparison, and no OpenTelemetry library is loaded.
 */

export interface SpanOptions {
  /** Must not contain ids or names of people: for example the pattern of a route or the name of a statement. */
  name: string;
  kind: 'client' | 'internal';
  attributes?: Record<string, string | number>;
  /** For background work, which would otherwise belong to the request that happened to wake its worker. */
  isRoot?: boolean;
}

/** The span of a request, open until the request is answered. */
export interface RequestSpan {
  /** Runs work that belongs to the request. */
  run<T>(work: () => T): T;
  end(answer: { route: string; status: number }): void;
}

export interface Tracer {
  inSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /** @param request if `isProbe` is set, neither the request nor its statements get a span */
  startRequest(request: {
    method: string;
    requestId: string;
    traceparent?: string;
    isProbe: boolean;
  }): RequestSpan;
}

let tracer: Tracer | undefined;

/** Called by whatever starts the process; undefined turns tracing off. */
export function useTracer(given: Tracer | undefined): void {
  tracer = given;
}

/** Runs the work in its own span, within that of the caller. */
export function traced<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracer === undefined ? work() : tracer.inSpan(options, work);
}

/** Like `traced`, for declared statements. */
export function tracedStatement<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer === undefined
    ? work()
    : tracer.inSpan({ name, kind: 'client', attributes: { 'db.query.summary': name } }, work);
}

export function startRequestSpan(request: Parameters<Tracer['startRequest']>[0]): RequestSpan | undefined {
  return tracer?.startRequest(request);
}
