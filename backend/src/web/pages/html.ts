import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|\s|$))/i;

/** A page that many ask for: turned into bytes once, and compressed once, when somebody wants it so. */
export class Html {
  private readonly bytes: Buffer;
  private zipped: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding');
    if (!TAKES_GZIP.test(request.headers['accept-encoding'] ?? '')) return reply.send(this.bytes);
    this.zipped ??= zip(this.bytes);
    return reply.header('Content-Encoding', 'gzip').send(await this.zipped);
  }
}
