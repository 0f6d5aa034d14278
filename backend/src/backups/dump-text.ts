/** Reads and changes a dump as a stream. It has a statement of one line for each row. */
import type { LogPosition } from './client-programs.js';
import type { Bytes } from './sealing.js';

const ROW = Buffer.from('\nINSERT INTO `');
const MAX_NAME = 64;

/** Passes a dump on and counts its rows. Texts in it contain no line breaks, so each such line is a row. */
export async function* counting(dump: Bytes, counts: Record<string, number>): Bytes {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of dump) {
    yield part;
    const text = Buffer.concat([rest, part]);
    let from = 0;
    for (let at = text.indexOf(ROW); at >= 0; at = text.indexOf(ROW, from)) {
      const end = text.indexOf('`', at + ROW.length);
      if (end < 0) break;
      const table = text.toString('utf8', at + ROW.length, end);
      counts[table] = (counts[table] ?? 0) + 1;
      from = end;
    }
    rest = text.subarray(Math.max(from, text.length - ROW.length - MAX_NAME - 1));
  }
}

const POSITION = /^-- CHANGE MASTER TO MASTER_LOG_FILE='([^']+)', MASTER_LOG_POS=(\d+);/m;
/** The comment is before the first table. */
const HEAD = 64 * 1024;

/** Passes a dump on and notes the position of the log as soon as it is found. */
export async function* noting(
  dump: Bytes,
  note: (found: Pick<LogPosition, 'file' | 'position'>) => void | Promise<void>,
): Bytes {
  let head = '';
  for await (const part of dump) {
    yield part;
    if (head.length > HEAD) continue;
    head += part.toString('latin1');
    const [, file, position] = POSITION.exec(head) ?? [];
    if (file === undefined) continue;
    await note({ file, position: Number(position) });
    head = ' '.repeat(HEAD + 1);
  }
}

const NEW_LINE = 10;
const VALUES = Buffer.from(' VALUES (');
/** Far below the smallest limit of a server (max_allowed_packet, 16 MB). */
const MERGED_BYTES = 512 * 1024;

/** Merges a dump's statements for single rows into statements for many rows, which load several times faster. */
export async function* merged(dump: Bytes): Bytes {
  let into = Buffer.alloc(0);
  let rows: Buffer[] = [];
  let size = 0;
  const flush = () => {
    const statement = rows.length === 0 ? undefined : Buffer.concat([into, ...rows, Buffer.from(';\n')]);
    [rows, size] = [[], 0];
    return statement;
  };
  for await (const line of linesOf(dump)) {
    const values = line.subarray(0, ROW.length - 1).equals(ROW.subarray(1)) ? line.indexOf(VALUES) : -1;
    // A row is on one line, which ends like a statement.
    const isRow = values > 0 && line.subarray(-3).toString('latin1') === ');\n';
    const head = isRow ? line.subarray(0, values + VALUES.length - 1) : undefined;
    if (!head?.equals(into) || size > MERGED_BYTES) {
      const statement = flush();
      if (statement) yield statement;
    }
    if (!head) {
      yield line;
      continue;
    }
    if (rows.length > 0) rows.push(Buffer.from(','));
    else into = Buffer.from(head);
    const row = line.subarray(head.length, -2);
    rows.push(row);
    size += row.length;
  }
  const statement = flush();
  if (statement) yield statement;
}

/** Lines, including their line ends. */
async function* linesOf(content: Bytes): Bytes {
  let rest: Buffer[] = [];
  for await (const part of content) {
    let from = 0;
    for (let at = part.indexOf(NEW_LINE); at >= 0; at = part.indexOf(NEW_LINE, from)) {
      const end = part.subarray(from, at + 1);
      yield rest.length === 0 ? end : Buffer.concat([...rest, end]);
      rest = [];
      from = at + 1;
    }
    if (from < part.length) rest.push(part.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
