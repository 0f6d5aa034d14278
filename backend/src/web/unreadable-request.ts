import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import { errorBody } from '../common/error.filter.js';

const HEADERS_TOO_LARGE = 431;
/** By connection, the answer to its latest request that has a body. */
const answers = new WeakMap<Socket, ServerResponse>();

export const noteAnswerOf = (answer: ServerResponse): void => {
  answers.set(answer.req.socket, answer);
};

/** A refusal can come before the rest of the body. A second answer would be taken for that to the next request. */
function isAnswered(socket: Socket): boolean {
  const latest = answers.get(socket);
  return latest !== undefined && latest.headersSent && !latest.req.complete;
}

/**
 * Answers what Node could not parse as a request in the usual error shape, and ends the connection. Such a request
 * reaches no route.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const requestId = randomUUID();
  const body = bodyOf(error.code, requestId);
  const text = JSON.stringify(body);
  if (socket.writable && !isAnswered(socket)) {
    socket.write(
      [
        `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode]}`,
        `Date: ${new Date().toUTCString()}`,
        'Connection: close',
        'Cache-Control: no-store',
        "Content-Security-Policy: default-src 'none'",
        'Content-Type: application/json; charset=utf-8',
        'X-Content-Type-Options: nosniff',
        `X-Request-Id: ${requestId}`,
        `Content-Length: ${Buffer.byteLength(text)}`,
        '',
        text,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}

function bodyOf(cause: string | undefined, requestId: string): ErrorBody {
  if (cause === 'ERR_HTTP_REQUEST_TIMEOUT') return errorBody(new AppError('REQUEST_TIMEOUT'), requestId);
  const unreadable = errorBody(new AppError('BAD_REQUEST'), requestId);
  if (cause !== 'HPE_HEADER_OVERFLOW') return unreadable;
  return { ...unreadable, statusCode: HEADERS_TOO_LARGE, error: STATUS_CODES[HEADERS_TOO_LARGE] ?? '' };
}
