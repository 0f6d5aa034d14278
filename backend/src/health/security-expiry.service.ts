import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config.js';
import { expiryNotice } from '../config/security-expiry.js';

@Injectable()
export class SecurityExpiryService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Config');

  constructor(private readonly config: Config) {}

  /** A notice for the start-up log and for readiness, if there is anything to say. */
  get notice(): string | undefined {
    return expiryNotice(this.config.securityTxt);
  }

  onApplicationBootstrap(): void {
    if (this.notice !== undefined) this.logger.warn(this.notice);
  }
}
