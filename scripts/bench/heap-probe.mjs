/**
 * Imported by the application that bench:leak watches: on SIGUSR2 it collects garbage and writes down what is left. Not a part of
 * the application, which has no such signal.
 */
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  // Twice: finalizers of the first run let go of more.
  collect();
  setImmediate(() => {
    collect();
    writeFileSync(process.env.BENCH_HEAP_FILE ?? '', JSON.stringify(process.memoryUsage()));
  });
});
