import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { currentRequestId } from '../common/request-context.js';
import { withoutPersonalData } from '../common/without-personal-data.js';

/** Nest's own messages at the start, which tell an operator nothing. */
const FRAMEWORK = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/**
 * Sends Nest's log lines through the server's own structured logger, with the id of the request that caused them.
 * Messages of foreign errors, such as a mail server's or the database's, may contain an address or a value, so they are
 * not logged.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: FastifyBaseLogger) {}

  log(message: unknown, context?: string): void {
    this.logger[context !== undefined && FRAMEWORK.has(context) ? 'debug' : 'info'](
      fieldsOf(context),
      textOf(message),
    );
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn(fieldsOf(context), textOf(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.debug(fieldsOf(context), textOf(message));
  }

  verbose(message: unknown, context?: string): void {
    this.logger.trace(fieldsOf(context), textOf(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.logger.error(
      {
        requestId: currentRequestId(),
        details: details.filter((detail) => detail !== undefined).map(textOf),
      },
      textOf(message),
    );
  }

  fatal(message: unknown, context?: string): void {
    this.logger.fatal(fieldsOf(context), textOf(message));
  }
}

const textOf = (message: unknown) => withoutPersonalData(String(message));
const fieldsOf = (context?: string) => ({ context, requestId: currentRequestId() });
