import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.js';
import { expiryNotice } from '../config/security-expiry.js';

@Injectable()
export class SecurityExpiryService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Config');

  constructor(private readonly config: Config) {}

  /** For the start-up log and the readiness answer, while there is something to say. */
  get notice(): string | undefined {
    return expiryNotice(this.config.securityTxt);
  }

  onApplicationBootstrap(): void {
    if (this.notice !== undefined) this.logger.warn(this.notice);
  }
}
