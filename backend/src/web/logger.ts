import { pino, type Logger, type LoggerOptions } from 'pino';
import { withoutPersonalData } from '../common/without-personal-data.js';

const { warn: WARN = 40 } = pino.levels.values;

/** Lines wait for so many bytes, and no longer than this: a write for each would cost a request a tenth of its time. */
const WRITE_FROM_BYTES = 4096;
const WRITE_AFTER_MS = 100;
/** When nobody reads what is written, lines beyond this are dropped. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;

/** Of an error no other fields: those of the database have the values of the statement. */
const errorOf = ({ name, message, stack = '' }: Error) => ({
  type: name,
  message: withoutPersonalData(message),
  stack: withoutPersonalData(stack),
});

/** @param flush writes what waits */
export const loggerOptions = (level: string, flush: () => void): LoggerOptions => ({
  level,
  base: null,
  serializers: { err: errorOf },
  hooks: {
    logMethod(args, method, lineLevel) {
      const [error]: unknown[] = args;
      // The message of a line is otherwise that of the error as it is.
      if (error instanceof Error) method.call(this, { err: error }, withoutPersonalData(error.message));
      else method.apply(this, args);
      if (lineLevel >= WARN) flush();
    },
  },
});

/** Structured lines on standard output. What waits is written at the end of the process, and with the first warning. */
export function createLogger(level: string): Logger {
  const output = pino.destination({
    sync: false,
    minLength: WRITE_FROM_BYTES,
    periodicFlush: WRITE_AFTER_MS,
    maxLength: MAX_WAITING_BYTES,
  });
  return pino(
    loggerOptions(level, () => output.flush()),
    output,
  );
}
