import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { messageOf } from '../../common/message-of.js';
import type { Config } from '../../config/config.js';

/** The text for Prometheus, and its content type. */
export interface MetricsText {
  type: string;
  text: string;
}

export const textOf = async (registry: Registry): Promise<MetricsText> => ({
  type: registry.contentType,
  text: await registry.metrics(),
});

/** Serves `/metrics` on a separate port, so that they are not public. */
export class MetricsServer {
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  constructor(
    private readonly read: () => Promise<MetricsText>,
    private readonly warn: (line: string) => void,
  ) {}

  async listen({ host, port }: NonNullable<Config['metrics']>): Promise<void> {
    this.server.listen(port, host);
    await once(this.server, 'listening');
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { type, text } = await this.read();
      response.writeHead(200, { 'Content-Type': type }).end(text);
    } catch (error) {
      this.warn(`metrics could not be read: ${messageOf(error)}`);
      response.writeHead(503).end();
    }
  }
}
