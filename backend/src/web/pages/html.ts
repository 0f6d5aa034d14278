import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LazyValue } from '../../common/lazy-value.js';

const zip = promisify(gzip);
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|\s|$))/i;

/** A cached page, encoded once, and compressed once, at the first request that accepts gzip. */
export class Html {
  private readonly bytes: Buffer;
  /** Weak, because it also identifies the compressed bytes. */
  private readonly tag: string;
  private readonly zipped = new LazyValue(() => zip(this.bytes));

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.tag = `W/"${createHash('sha256').update(this.bytes).digest('base64url')}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.headers({ 'Cache-Control': 'no-cache', ETag: this.tag, Vary: 'Accept-Encoding' });
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
    if (reply.statusCode === 200 && known?.includes(this.tag)) return reply.code(304).send();
    void reply.type('text/html; charset=utf-8');
    if (!TAKES_GZIP.test(request.headers['accept-encoding'] ?? '')) return reply.send(this.bytes);
    return reply.header('Content-Encoding', 'gzip').send(await this.zipped.get());
  }
}
