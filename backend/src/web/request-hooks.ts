import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../common/app-error.js';
import { readIfMatch } from '../common/entity-tag.js';
import type { SecretsService } from '../config/secrets.service.js';
import { ADDRESS as PHOTO_ADDRESS } from '../files/photo-address.js';
import { runInRequest, type IdempotencyClaim, type RequestContext } from '../common/request-context.js';
import { startRequestSpan, type RequestSpan } from '../common/tracing.js';
import type { ShutdownService } from '../health/shutdown.service.js';
import { CSP_REPORTS } from './csp.js';
import { closeQueuedAnswers } from './queued-answers.js';
import { ignoreUnknownExpectations, refuseUnclearHost } from './request-target.js';
import { hasBody, limitSlowBodies, discardRestOfBodies, refuseUnreadableBodies } from './body-hooks.js';

/**
 * Constant, so they cost nothing per request. Inline styles are allowed because Emotion writes style tags. Scripts come only
 * from our own files, and nothing is loaded from elsewhere.
 */
const SECURITY_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORTS}`,
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** PUT and DELETE can be repeated without a key. */
const REPEATABLE_METHODS = new Set(['POST', 'PATCH']);
const EDITING_METHODS = new Set(['PATCH', 'PUT']);
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** One answer, recorded under the pattern of its route, because addresses contain tokens and postcodes. */
export interface Answer {
  method: string;
  route: string;
  status: number;
  ms: number;
  /** The connection ended before the answer was complete: the caller left, or the network failed. */
  isAborted?: true;
}

/** The status that is logged if the caller left before there was an answer, as proxies do. */
const CALLER_LEFT = 499;

interface RequestHookOptions {
  isHttps: boolean;
  /** The key of the hash of a request's body. */
  secrets: SecretsService;
  onAnswer: (answer: Answer) => void;
  shutdown: Pick<ShutdownService, 'isStopping' | 'requestBegan' | 'requestEnded'>;
}

const PROBES = '/health/';
const API = '/api';

/** Applies to each request: context for logs and audit, security headers, and one log line without personal data. */
export function addRequestHooks(
  server: FastifyInstance,
  { isHttps, secrets, onAnswer, shutdown }: RequestHookOptions,
): void {
  const headers = isHttps ? { ...SECURITY_HEADERS, ...HTTPS_ONLY } : SECURITY_HEADERS;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  const ended = ({ requestId, span, ...answer }: EndedRequest) => {
    shutdown.requestEnded();
    server.log[isHealthy(answer) ? 'debug' : 'info']({ requestId, ...answer }, 'request');
    span?.end(answer);
    onAnswer(answer);
  };
  server.addHook('onRequest', (request, reply, done) => {
    const span = startRequestSpan({
      method: request.method,
      requestId: request.id,
      traceparent: request.headers.traceparent?.toString(),
      isProbe: request.url.startsWith(PROBES),
    });
    if (span !== undefined) spans.set(request, span);
    shutdown.requestBegan();
    const { url: route } = request.routeOptions;
    noteEnd(reply.raw, request.id, route ?? 'unknown', span, ended);
    void reply.headers(headers).header('X-Request-Id', request.id);
    // A connection that stays open would send its next request to a port that is closing.
    if (shutdown.isStopping) void reply.header('Connection', 'close');
    dropTypeOfEmptyBody(request);
    const isApi = request.url.startsWith(API);
    // Answers of the API are for one person at one moment; static files set their own headers.
    if (isApi) void reply.header('Cache-Control', 'no-store');
    // Search engines read some answers to render a page, and should list only that page. They may list its photos.
    if (isApi && !route?.startsWith(PHOTO_ADDRESS)) void reply.header('X-Robots-Tag', 'noindex');
    done();
  });
  ignoreUnknownExpectations(server);
  refuseUnclearHost(server);
  closeQueuedAnswers(server);
  limitSlowBodies(server);
  refuseUnreadableBodies(server);
  discardRestOfBodies(server);
  // Not in an earlier hook, because reading the body loses the async context of the hooks before it.
  server.addHook('preHandler', (request, reply, done) => {
    let context: RequestContext;
    try {
      context = contextOf(request, reply, secrets);
    } catch (error) {
      done(error as Error);
      return;
    }
    const span = spans.get(request);
    runInRequest(context, span === undefined ? done : () => span.run(done));
  });
}

/** Many clients send a content type with every call; without a body, it means nothing. */
function dropTypeOfEmptyBody(request: FastifyRequest): void {
  if (!hasBody(request)) delete request.raw.headers['content-type'];
}

/** @throws AppError VALIDATION_FAILED about a header */
function contextOf(request: FastifyRequest, reply: FastifyReply, secrets: SecretsService): RequestContext {
  const { id: requestId, ip, method, headers } = request;
  const context: RequestContext = { requestId, ip, userAgent: (headers['user-agent'] ?? '').slice(0, 200) };
  if (EDITING_METHODS.has(method)) context.ifMatch = readIfMatch(headers['if-match']);
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !REPEATABLE_METHODS.has(method)) return context;
  if (!IDEMPOTENCY_KEY.test(key))
    throw invalid('Idempotency-Key', 'Idempotency-Key must be 1 to 255 visible ASCII characters');
  // Keyed, because the body of a sign-up contains a password.
  const hashesOf = (body: unknown) =>
    secrets.keyedHashes('request-body', JSON.stringify([request.url, body ?? null], sortKeys));
  const claim: IdempotencyClaim = {
    key,
    operation: operationOf(request),
    bodyHashes: hashesOf(request.body),
    hashFile: (file) => {
      claim.bodyHashes = hashesOf(createHash('sha256').update(file).digest('hex'));
    },
    onRepeat: () => void reply.header('Idempotent-Replayed', 'true'),
  };
  context.idempotency = claim;
  return context;
}

const operationOf = (request: FastifyRequest) =>
  `${request.method} ${request.routeOptions.url ?? ''}`.slice(0, 120);

/** Makes the order of a body's fields irrelevant. */
const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Proxies ask every second; a line or trace for each of these would hide everything else. */
const isHealthy = ({ route, status }: Answer) => route.startsWith(PROBES) && status < 400;

interface EndedRequest extends Answer {
  requestId: string;
  span: RequestSpan | undefined;
}

/**
 * Calls back when the connection has finished an answer, also if it broke off, which Fastify's hooks don't report. It
 * keeps only what the log line needs, because an open stream keeps it too: with Fastify's request and reply, that would
 * be 4 KB each.
 */
function noteEnd(
  response: ServerResponse,
  requestId: string,
  route: string,
  span: RequestSpan | undefined,
  ended: (request: EndedRequest) => void,
): void {
  const start = performance.now();
  response.once('close', () =>
    ended({
      requestId,
      span,
      method: response.req.method ?? '',
      route,
      status: response.headersSent ? response.statusCode : CALLER_LEFT,
      ms: Math.round((performance.now() - start) * 10) / 10,
      ...(response.writableFinished ? {} : { isAborted: true }),
    }),
  );
}
