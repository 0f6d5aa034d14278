import { pino, type Logger, type LoggerOptions } from 'pino';
import { withoutPersonalData } from '../common/without-personal-data.js';

const { warn: WARN = 40 } = pino.levels.values;

/**
 * Lines are collected up to this many bytes, and no longer than this: writing each at once would cost a tenth of a
 * request's time.
 */
const WRITE_FROM_BYTES = 4096;
const WRITE_AFTER_MS = 100;
/** If nobody reads the output, lines beyond this many bytes are dropped. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;

/** Only these fields of an error are logged: those of the database contain the values of the statement. */
const errorOf = ({ name, message, stack = '' }: Error) => ({
  type: name,
  message: withoutPersonalData(message),
  stack: withoutPersonalData(stack),
});

/** @param flush writes the collected lines */
export const loggerOptions = (level: string, flush: () => void): LoggerOptions => ({
  level,
  base: null,
  serializers: { err: errorOf },
  hooks: {
    logMethod(args, method, lineLevel) {
      const [error]: unknown[] = args;
      // Otherwise the line's message would be the error's own, unchanged.
      if (error instanceof Error) method.call(this, { err: error }, withoutPersonalData(error.message));
      else method.apply(this, args);
      if (lineLevel >= WARN) flush();
    },
  },
});

/**
 * Writes structured lines to standard output. Collected lines are written at the end of the process, and with each
 * warning. Lines that can't be written, for example because the disk is full, wait until there is room again.
 */
export function createLogger(level: string): Logger {
  const output = pino.destination({
    sync: false,
    minLength: WRITE_FROM_BYTES,
    periodicFlush: WRITE_AFTER_MS,
    maxLength: MAX_WAITING_BYTES,
  });
  let isRefused = false;
  // Without a listener the error would end the process; the next write tries again.
  output.on('error', () => (isRefused = true));
  output.on('write', () => (isRefused = false));
  const flushSync = output.flushSync.bind(output);
  // Called when the process ends: it tries until the last line is written, on a full disk for ever.
  output.flushSync = () => {
    if (!isRefused) flushSync();
  };
  return pino(
    loggerOptions(level, () => output.flush()),
    output,
  );
}
