import { pino, type Logger } from 'pino';

const { warn: WARN = 40 } = pino.levels.values;

/** Lines wait for so many bytes, and no longer than this: a write for each would cost a request a tenth of its time. */
const WRITE_FROM_BYTES = 4096;
const WRITE_AFTER_MS = 100;
/** When nobody reads what is written, lines beyond this are dropped. */
const MAX_WAITING_BYTES = 16 * 1024 * 1024;

/** Structured lines on standard output. What waits is written at the end of the process, and with the first warning. */
export function createLogger(level: string): Logger {
  const output = pino.destination({
    sync: false,
    minLength: WRITE_FROM_BYTES,
    periodicFlush: WRITE_AFTER_MS,
    maxLength: MAX_WAITING_BYTES,
  });
  return pino(
    {
      level,
      base: null,
      hooks: {
        logMethod(args, method, lineLevel) {
          method.apply(this, args);
          if (lineLevel >= WARN) output.flush();
        },
      },
    },
    output,
  );
}
