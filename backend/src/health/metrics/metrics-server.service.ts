import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { MetricsServer } from './metrics-server.js';
import { MetricsService } from './metrics.service.js';

/** The metrics server of the application. */
@Injectable()
export class MetricsServerService implements OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server?: MetricsServer;

  constructor(
    private readonly config: Config,
    private readonly metrics: MetricsService,
  ) {}

  /** Not called when the application is created: commands create it too, while another one serves. */
  async listen(): Promise<void> {
    const address = this.config.metrics;
    if (!address) return;
    this.server = new MetricsServer(
      () => this.metrics.read(),
      (line) => this.logger.warn(line),
    );
    await this.server.listen(address);
  }

  onApplicationShutdown(): void {
    this.server?.close();
  }
}
