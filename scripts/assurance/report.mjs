/** The table of a run, on the screen and in its part of docs/assurance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { print, ROOT } from '../lib/workspace.mjs';

const DOCUMENT = join(ROOT, 'docs/assurance.md');

/** @typedef {{ promise: string, tried: string, figure: string, holds: boolean }} Row */

/** @param {readonly Row[]} rows */
function tableOf(rows) {
  const cells = rows.map(({ promise, tried, figure, holds }) => [
    promise,
    tried,
    figure,
    holds ? 'holds' : 'FAILS',
  ]);
  const head = ['Promise', 'Tried', 'Figure', 'Verdict'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...cells.map(line)].join(
    '\n',
  );
}

function machine() {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB, Node ${process.version}`;
}

/**
 * The rows of a table in the document.
 * @param {string} text
 * @returns {Row[]}
 */
function rowsOf(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| -'));
  return lines.slice(1).map((line) => {
    const [promise = '', tried = '', figure = '', verdict] = line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim());
    return { promise, tried, figure, holds: verdict === 'holds' };
  });
}

/**
 * @param {string} part the name between the markers
 * @param {readonly Row[]} rows
 * @param {{ command: string, write: boolean, isPart?: boolean }} options isPart: these rows alone take the places of their
 *   former ones, and say so; the others stay
 */
export function report(part, rows, { command, write, isPart = false }) {
  const table = tableOf(rows);
  print(`\n${table}`);
  const broken = rows.filter(({ holds }) => !holds);
  print(
    broken.length === 0
      ? `\nAll ${rows.length} promises hold.`
      : `\n${broken.length} of ${rows.length} fail.`,
  );
  if (!write) return;
  const date = new Date().toISOString().slice(0, 10);
  const text = readFileSync(DOCUMENT, 'utf8');
  const between = new RegExp(`(<!-- ${part} -->\\n)([^]*?)(<!-- /${part} -->)`);
  if (!between.test(text)) throw new Error(`docs/assurance.md has no part ${part}`);
  const headed = (/** @type {string} */ head, /** @type {string} */ lines) => `\n${head}\n\n${lines}\n\n`;
  const alone = rows.map((row) => ({ ...row, tried: `${row.tried} (run alone, ${date})` }));
  writeFileSync(
    DOCUMENT,
    text.replace(between, (_, start, body, end) => {
      const before = rowsOf(body);
      if (!isPart || before.length === 0)
        return start + headed(`\`${command}\`, ${date}, ${machine()}.`, table) + end;
      const kept = before.map((row) => alone.find(({ promise }) => promise === row.promise) ?? row);
      const added = alone.filter(({ promise }) => !before.some((row) => row.promise === promise));
      const all = [...kept, ...added];
      return start + headed(body.trim().split('\n', 1)[0], tableOf(all)) + end;
    }),
  );
  print('Written into docs/assurance.md.');
}
