/**
 * Loaded into a replica before anything else (`--import`): its clock differs from the machine's by the milliseconds that
 * the file CLOCK_SHIFT_FILE holds, read again ten times a second.
 */
import { readFileSync } from 'node:fs';

const READ_MS = 100;
const file = process.env.CLOCK_SHIFT_FILE ?? '';
const MachineDate = Date;
let shift = 0;

function read() {
  try {
    shift = Number(readFileSync(file, 'utf8'));
  } catch {
    // It is being written.
  }
}
const now = () => MachineDate.now() + shift;

read();
setInterval(read, READ_MS).unref();
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new MachineDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
