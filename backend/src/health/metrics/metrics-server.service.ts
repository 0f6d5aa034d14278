import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { messageOf } from '../../common/message-of.js';
import { Config } from '../../config/config.js';
import { MetricsService } from './metrics.service.js';

/** Serves `/metrics` on a separate port, so that they are not public. */
@Injectable()
export class MetricsServerService implements OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server?: Server;

  constructor(
    private readonly config: Config,
    private readonly metrics: MetricsService,
  ) {}

  /** Not at the start of the application: commands start it too, beside one that serves. */
  async listen(): Promise<void> {
    const address = this.config.metrics;
    if (!address) return;
    this.server = createServer((request, response) => void this.answer(request, response));
    this.server.listen(address.port, address.host);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { type, text } = await this.metrics.read();
      response.writeHead(200, { 'Content-Type': type }).end(text);
    } catch (error) {
      this.logger.warn(`metrics could not be read: ${messageOf(error)}`);
      response.writeHead(503).end();
    }
  }
}
