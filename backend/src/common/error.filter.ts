import { STATUS_CODES } from 'node:http';
import {
  Catch,
  HttpException,
  Logger,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { ErrorBody, ErrorCode } from '@tidyhearth/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';

const RETRY_SECONDS = 2;
const CHALLENGE = 'Bearer realm="Tidyhearth"';

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'NOT_AUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'BAD_REQUEST',
  415: 'UNSUPPORTED_MEDIA',
  429: 'TOO_MANY_REQUESTS',
  431: 'BAD_REQUEST',
  503: 'UNAVAILABLE',
};

/**
 * Says whether an error means that the database can't be reached or is too busy at the moment. The reason is the
 * driver's, for the log.
 */
export type PassingFailure = (error: unknown) => { code: ErrorCode; reason: string } | undefined;

/** The methods that an address accepts; empty if nothing answers there. */
export type MethodsOf = (address: string) => string[];

/**
 * Answers every error in one format. If the error is unexpected, the caller only gets the request id; the details are
 * in the log.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  constructor(
    private readonly passingFailure: PassingFailure,
    private readonly methodsOf: MethodsOf,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Also called for routes of Fastify itself, which Nest's exception handler does not cover. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.sent || isBrokenOff(error, request, reply)) return;
    // Nest throws this error for an address without a route. Handlers that find nothing throw an AppError instead.
    const allowed = error instanceof NotFoundException ? this.methodsOf(request.url) : [];
    if (allowed.length > 0) void reply.header('Allow', allowed.join(', '));
    const appError =
      allowed.length > 0 ? new AppError('METHOD_NOT_ALLOWED') : this.toAppError(error, request.id);
    if (appError.status === 401) void reply.header('WWW-Authenticate', CHALLENGE);
    const retryAfter =
      appError.given.retryAfterSeconds ?? (appError.status === 503 ? RETRY_SECONDS : undefined);
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    void reply
      .header('Cache-Control', 'no-store')
      // A route that serves files may have set another content type already.
      .type('application/json; charset=utf-8')
      .status(appError.status)
      .send(errorBody(appError, request.id));
  }

  private toAppError(error: unknown, requestId: string): AppError {
    if (error instanceof AppError) return error;
    const status = statusOf(error);
    const code = status === undefined ? undefined : CODE_OF_STATUS[status];
    if (code !== undefined) return new AppError(code);
    const passing = this.passingFailure(error);
    if (passing) {
      this.logger.warn(`request ${requestId}: database ${passing.code.toLowerCase()}: ${passing.reason}`);
      return new AppError(passing.code);
    }
    this.logger.error(
      `request ${requestId}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return new AppError('INTERNAL');
  }
}

/** The caller has left while a file was sent. That is no fault of ours, and nobody reads an answer. */
function isBrokenOff(
  error: unknown,
  { raw: { socket } }: FastifyRequest,
  { raw: answer }: FastifyReply,
): boolean {
  const isCut = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCut && (answer.destroyed || !socket.writable);
}

/** Errors of Nest and Fastify (body too large, wrong content type, malformed JSON) have a status. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return undefined;
}

/** The body of a refusal. Its `message` is written for people. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { details, extra } = error.given;
  return {
    statusCode: error.status,
    error: error.code === 'VALIDATION_FAILED' ? 'Validation failed' : (STATUS_CODES[error.status] ?? 'Error'),
    code: error.code,
    message: error.message,
    ...(details ? { details } : {}),
    ...extra,
    requestId,
  };
}
