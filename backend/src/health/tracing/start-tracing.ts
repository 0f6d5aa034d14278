import { useTracer } from '../../common/tracing.js';
import type { Config } from '../../config/config.js';

/**
 * Traces requests, statements, mails, webhook calls and jobs if a collector is configured.
 * @returns a function that sends the last spans, for the end of the process
 */
export async function startTracing({ tracing }: Config): Promise<() => Promise<void>> {
  if (tracing === undefined) return async () => {};
  // Loaded only here, so that installations without a collector don't load the library.
  const { OpenTelemetryTracer } = await import('./open-telemetry.js');
  const tracer = new OpenTelemetryTracer(tracing.endpoint, tracing.serviceName);
  useTracer(tracer);
  return () => tracer.stop();
}
