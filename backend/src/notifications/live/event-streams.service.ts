import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MAX_STREAMS_PER_PERSON, STREAM_PING_SECONDS } from '@tidyhearth/domain';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { messageOf } from '../../common/message-of.js';
import { LiveHub } from '../../events/live-hub.js';
import { ShutdownService } from '../../health/shutdown.service.js';
import { EventStream } from './event-stream.js';
import { LiveSessionsService } from './live-sessions.service.js';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies must not buffer events.
  'x-accel-buffering': 'no',
};

/**
 * The open streams of this replica. They share one timer: each second it takes the next of 25 groups, finds in one
 * query whose session is over, ends those streams and pings the others.
 */
@Injectable()
export class EventStreamsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(EventStreamsService.name);
  private readonly groups = Array.from({ length: STREAM_PING_SECONDS }, () => new Set<EventStream>());
  private readonly owner = { onSessionEnded: (stream: EventStream) => void this.endClosed([stream]) };
  private clock?: NodeJS.Timeout;
  private turn = 0;
  private opened = 0;
  private isStopping = false;

  constructor(
    private readonly hub: LiveHub,
    private readonly sessions: LiveSessionsService,
    private readonly shutdown: ShutdownService,
  ) {}

  onModuleInit(): void {
    this.clock = setInterval(() => void this.tick(), 1000);
    this.clock.unref();
    this.shutdown.signal.addEventListener('abort', () => this.endAll());
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
    this.endAll();
  }

  /**
   * @throws AppError TOO_MANY_REQUESTS if this person has too many streams open, UNAVAILABLE while live updates would
   * be missed
   */
  open(actor: Actor, reply: FastifyReply): void {
    if (this.isStopping || !this.hub.isConnected) throw new AppError('UNAVAILABLE');
    if (this.hub.countOf(actor.userId) >= MAX_STREAMS_PER_PERSON) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: STREAM_PING_SECONDS });
    }
    void reply.headers(HEADERS);
    if (reply.request.method === 'HEAD') {
      void reply.send();
      return;
    }
    reply.hijack();
    const response = reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    forgetHeaders(reply.raw.req);
    letGoOfReply(response);
    const stream = new EventStream(response, actor.userId, actor.sid, this.owner);
    const group = this.groups[this.opened % STREAM_PING_SECONDS];
    this.opened += 1;
    group?.add(stream);
    const unsubscribe = this.hub.subscribe(actor.userId, stream);
    response.once('close', () => {
      unsubscribe();
      group?.delete(stream);
    });
  }

  private endAll(): void {
    if (this.isStopping) return;
    this.isStopping = true;
    for (const group of this.groups) for (const stream of group) stream.requestReconnect();
  }

  private async tick(): Promise<void> {
    this.turn = (this.turn + 1) % STREAM_PING_SECONDS;
    const group = [...(this.groups[this.turn] ?? [])];
    if (group.length === 0) return;
    await this.endClosed(group);
    for (const stream of group) stream.ping();
  }

  private async endClosed(streams: EventStream[]): Promise<void> {
    try {
      const active = await this.sessions.findActive(streams.map(({ sid }) => sid));
      for (const stream of streams) if (!active.has(stream.sid)) stream.end();
    } catch (error) {
      // Without the database, no live updates are sent either. The next turn tries again.
      this.logger.warn(`sessions of streams: ${messageOf(error)}`);
    }
  }
}

/**
 * Drops the headers, which have been read but which Node keeps for as long as the stream is open: about a kilobyte from
 * a browser, including a token.
 */
function forgetHeaders(request: IncomingMessage): void {
  request.rawHeaders = [];
  request.headers = {};
}

/**
 * Removes the listeners with which Fastify waits for the end of the answer. They keep its reply and request, 4 KB per
 * stream. They are the ones on both `error` and `finish`; Node's own is on `finish` only.
 */
function letGoOfReply(response: ServerResponse): void {
  for (const listener of response.listeners('error') as (() => void)[]) {
    response.off('error', listener).off('finish', listener);
  }
  // Without any listener, an error would end the process. An error is followed by `close`, which is handled.
  response.on('error', ignore);
}

const ignore = () => undefined;
