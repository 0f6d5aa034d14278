/** What can be read from a file of a server's binary log without the server's programs. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const MAGIC = Buffer.from([0xfe, ...Buffer.from('bin')]);
/** An event begins with its timestamp (4 bytes), type (1), server id (4) and length (4); the rest does not matter here. */
const HEAD_BYTES = 19;
const LENGTH_AT = 9;

export const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** When the server began this file; undefined if it is cut off before that. */
export function begunAt(file: string): string | undefined {
  const head = Buffer.alloc(MAGIC.length + 4);
  const opened = openSync(file, 'r');
  const length = readSync(opened, head);
  closeSync(opened);
  return length === head.length && isLog(head) ? instantOf(head.readUInt32LE(MAGIC.length)) : undefined;
}

/** The latest timestamp of a complete event in this file; undefined if there is none. */
export function lastEventAt(file: string): string | undefined {
  let last: number | undefined;
  // The timestamp is when the statement began, so a later event may have an earlier one.
  for (const { seconds } of wholeEventsOf(file)) last = Math.max(last ?? 0, seconds);
  return last === undefined ? undefined : instantOf(last);
}

/**
 * How many bytes the complete events of a file take; 0 if it has none. What comes after them was cut off while being
 * written.
 */
export function wholeBytesOf(file: string): number {
  let whole = 0;
  for (const { end } of wholeEventsOf(file)) whole = end;
  return whole;
}

function* wholeEventsOf(file: string): Generator<{ seconds: number; end: number }, undefined> {
  const opened = openSync(file, 'r');
  try {
    const { size } = fstatSync(opened);
    const magic = Buffer.alloc(MAGIC.length);
    readSync(opened, magic, 0, MAGIC.length, 0);
    if (!isLog(magic)) return undefined;
    const head = Buffer.alloc(HEAD_BYTES);
    for (let at = MAGIC.length; readSync(opened, head, 0, HEAD_BYTES, at) === HEAD_BYTES;) {
      const length = head.readUInt32LE(LENGTH_AT);
      if (length < HEAD_BYTES || at + length > size) return undefined;
      at += length;
      yield { seconds: head.readUInt32LE(0), end: at };
    }
    return undefined;
  } finally {
    closeSync(opened);
  }
}

const isLog = (head: Buffer) => head.subarray(0, MAGIC.length).equals(MAGIC);
