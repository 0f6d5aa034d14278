import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Injectable } from '@nestjs/common';
import { askedWaitMs } from './retry.js';
import type { Address } from './find-addresses.js';
import { RefusedTargetError, WebhookTargetService } from './webhook-target.service.js';

/** Time limit for resolving the name, connecting and receiving the answer. */
const TIMEOUT_MS = 10_000;
const REQUEST_MAX = 64 * 1024;
/** How much of an answer is read; the rest is ignored. */
const ANSWER_MAX = 16 * 1024;
const ANSWER_KEPT = 4 * 1024;
const ERROR_MAX = 300;
const TOO_LATE = `There was no answer within ${TIMEOUT_MS / 1000} seconds`;

/** The outcome of a call. */
export interface Outcome {
  /** Null: there was no answer. */
  status: number | null;
  answer: string | null;
  /** Null: it succeeded. */
  error: string | null;
  /** The wait that `Retry-After` asks for. */
  askedWaitMs: number;
  durationMs: number;
}

interface CallOptions {
  headers: Record<string, string>;
  signal: AbortSignal;
}

type Answer = Pick<Outcome, 'status' | 'answer' | 'askedWaitMs'>;

/** Calls URLs that strangers chose: only at public addresses, without redirects, with limited time and data. */
@Injectable()
export class WebhookClient {
  protected readonly timeoutMs: number = TIMEOUT_MS;

  constructor(private readonly targets: WebhookTargetService) {}

  /** Never throws: a failure is part of the outcome. */
  async post(target: string, headers: Record<string, string>, body: string): Promise<Outcome> {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(this.timeoutMs);
    const answer = await this.call(target, { headers, signal }, body).catch((error: unknown) => ({
      status: null,
      answer: null,
      askedWaitMs: 0,
      error: signal.aborted ? TOO_LATE : whyNot(error),
    }));
    const error = 'error' in answer ? answer.error : whyUnsuccessful(answer.status ?? 0);
    return { ...answer, error, durationMs: Math.round(performance.now() - startedAt) };
  }

  private async call(target: string, options: CallOptions, body: string): Promise<Answer> {
    const content = Buffer.from(body);
    if (content.length > REQUEST_MAX) throw new RefusedTargetError('The request is too large');
    const url = this.targets.parse(target);
    const addresses = await this.targets.resolve(url);
    const response = await send(url, addresses, options, content);
    const { statusCode: status = 0, headers } = response;
    const asked = askedWaitMs(status, headers['retry-after'], Date.now());
    return { status, answer: await readStart(response), askedWaitMs: asked };
  }
}

function send(
  url: URL,
  addresses: readonly Address[],
  { headers, signal }: CallOptions,
  content: Buffer,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      // No kept connections, and no proxy of the environment, which would resolve the name again.
      agent: false,
      headers: { ...headers, 'content-length': content.length },
      signal,
      lookup: (_host, { all }, done) => {
        const [first] = addresses;
        if (all) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family);
      },
    });
    // `on` instead of `once`, because a connection can fail more than once.
    call.on('error', reject).once('response', resolve);
    call.end(content);
  });
}

/** The status decides. A body that is long, slow or interrupted is only cut short. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= ANSWER_MAX) break;
    }
  } catch {
    response.destroy();
  }
  return printable(Buffer.concat(chunks).subarray(0, ANSWER_KEPT).toString('utf8'));
}

/** Removes control characters: NUL breaks MariaDB's text, and others break terminals. */
const printable = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\ufffd');

function whyUnsuccessful(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It answered ${status}: redirects are not followed`;
  return `It answered ${status}`;
}

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return 'The call failed';
  return printable(error.message || 'The connection failed').slice(0, ERROR_MAX);
}
