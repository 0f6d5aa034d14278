import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begunAt, lastEventAt, wholeBytesOf } from './log-file.js';

const MAGIC = Buffer.from('fe62696e', 'hex');

/** An event as the server writes it. Only the instant and the length matter. */
function event(instant: string, body = 7): Buffer {
  const bytes = Buffer.alloc(19 + body);
  bytes.writeUInt32LE(Date.parse(instant) / 1000);
  bytes.writeUInt32LE(bytes.length, 9);
  return bytes;
}

describe('a file of a binary log', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tidyhearth-log-file-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const fileOf = (...parts: readonly Buffer[]) => {
    const file = join(folder, 'changes.000001');
    writeFileSync(file, Buffer.concat(parts));
    return file;
  };

  it.each([
    ['whole', 'fe62696e009f096b0f01000000', '2026-11-27T15:17:20.000Z'],
    ['cut off', 'fe62696e009f', undefined],
    ['no log', '00000000009f096b0f01000000', undefined],
  ])('knows when it was begun: %s', (_, bytes, begun) => {
    expect(begunAt(fileOf(Buffer.from(bytes, 'hex')))).toBe(begun);
  });

  const [early, late, later] = [
    '2026-11-23T03:00:01.000Z',
    '2026-11-23T03:00:07.000Z',
    '2026-11-23T03:00:09.000Z',
  ];

  it.each([
    [
      'the latest, though another was written after it',
      [MAGIC, event(early), event(late), event(early)],
      late,
    ],
    ['none that is cut off', [MAGIC, event(early), event(later).subarray(0, 20)], early],
    ['none whose head is cut off', [MAGIC, event(early), event(later).subarray(0, 12)], early],
    ['nothing without a whole one', [MAGIC, event(later).subarray(0, 12)], undefined],
    ['nothing where it is no log', [event(later), event(later)], undefined],
    ['nothing where an event has no length', [MAGIC, Buffer.alloc(60)], undefined],
  ])('knows its last event: %s', (_, parts, last) => {
    expect(lastEventAt(fileOf(...parts))).toBe(last);
  });

  it.each([
    ['all of it', [MAGIC, event(early), event(late)], 4 + 26 + 26],
    ['none of an event that is cut off', [MAGIC, event(early), event(late).subarray(0, 25)], 4 + 26],
    ['none of a head that is cut off', [MAGIC, event(early), event(late).subarray(0, 12)], 4 + 26],
    ['none of zeros, as a power cut leaves them', [MAGIC, event(early), Buffer.alloc(60)], 4 + 26],
    ['nothing without a whole event', [MAGIC], 0],
  ])('knows how far its events are whole: %s', (_, parts, whole) => {
    expect(wholeBytesOf(fileOf(...parts))).toBe(whole);
  });
});
