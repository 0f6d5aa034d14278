/**
 * Imported by the application that bench:leak watches: when a file asks for it, it collects garbage and writes down the
 * memory that is left. It uses files, because no signal for it exists on every platform.
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
  // A second time, because finalizers of the first run release more.
  setImmediate(() => {
    collect();
    writeFileSync(answer, JSON.stringify(process.memoryUsage()));
  });
}, LOOK_MS).unref();
