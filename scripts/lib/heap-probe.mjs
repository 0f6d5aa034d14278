/**
 * Imported by the application that bench:leak watches: when asked by a file, it collects garbage and writes down what is left.
 * Files rather than a signal, because no signal for it exists everywhere.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 200;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const answer = process.env.BENCH_HEAP_FILE ?? '';
const question = `${answer}.asked`;

setInterval(() => {
  if (!existsSync(question)) return;
  rmSync(question);
  collect();
  // Again: finalizers of the first run let go of more.
  setImmediate(() => {
    collect();
    writeFileSync(answer, JSON.stringify(process.memoryUsage()));
  });
}, LOOK_MS).unref();
