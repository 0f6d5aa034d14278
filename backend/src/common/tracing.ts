/**
 * Where time goes, for a collector of traces. Off unless `startTracing` was called with an endpoint: then a span costs
 * one comparison, and no library of OpenTelemetry is loaded.
 */

export interface SpanOptions {
  /** Without ids and names of people: the pattern of a route, the name of a statement. */
  name: string;
  kind: 'client' | 'internal';
  attributes?: Record<string, string | number>;
  /** Of background work, which would else belong to the request that happened to wake its worker. */
  isRoot?: boolean;
}

/** The span of a request, open until it was answered. */
export interface RequestSpan {
  /** Runs what belongs to the request. */
  run<T>(work: () => T): T;
  end(answer: { route: string; status: number }): void;
}

export interface Tracer {
  inSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T>;
  /** @param request what `isProbe` leaves no span, and none of its statements either */
  startRequest(request: {
    method: string;
    requestId: string;
    traceparent?: string;
    isProbe: boolean;
  }): RequestSpan;
}

let tracer: Tracer | undefined;

/** For the one who starts the process; undefined turns it off. */
export function useTracer(given: Tracer | undefined): void {
  tracer = given;
}

/** Runs the work in a span of its own, within that of its caller. */
export function traced<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracer === undefined ? work() : tracer.inSpan(options, work);
}

/** As `traced`, for a declared statement. */
export function tracedStatement<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer === undefined
    ? work()
    : tracer.inSpan({ name, kind: 'client', attributes: { 'db.query.summary': name } }, work);
}

export function startRequestSpan(request: Parameters<Tracer['startRequest']>[0]): RequestSpan | undefined {
  return tracer?.startRequest(request);
}
