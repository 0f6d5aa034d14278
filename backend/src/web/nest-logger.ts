import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { currentRequestId } from '../common/request-context.js';

/** Nest's own words at the start, which say nothing to whoever runs this. */
const FRAMEWORK = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's log lines through the server's own structured logger, with the id of the request that caused them. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: FastifyBaseLogger) {}

  log(message: unknown, context?: string): void {
    this.logger[context !== undefined && FRAMEWORK.has(context) ? 'debug' : 'info'](
      fieldsOf(context),
      String(message),
    );
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn(fieldsOf(context), String(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.debug(fieldsOf(context), String(message));
  }

  verbose(message: unknown, context?: string): void {
    this.logger.trace(fieldsOf(context), String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.logger.error(
      { requestId: currentRequestId(), details: details.filter((detail) => detail !== undefined) },
      String(message),
    );
  }

  fatal(message: unknown, context?: string): void {
    this.logger.fatal(fieldsOf(context), String(message));
  }
}

const fieldsOf = (context?: string) => ({ context, requestId: currentRequestId() });
