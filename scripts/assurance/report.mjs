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
 * @param {string} part the name between the markers
 * @param {readonly Row[]} rows
 * @param {{ command: string, write: boolean }} options
 */
export function report(part, rows, { command, write }) {
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
  const between = new RegExp(`(<!-- ${part} -->\\n)[^]*?(<!-- /${part} -->)`);
  if (!between.test(text)) throw new Error(`docs/assurance.md has no part ${part}`);
  const body = `\n\`${command}\`, ${date}, ${machine()}.\n\n${table}\n\n`;
  writeFileSync(
    DOCUMENT,
    text.replace(between, (_, start, end) => start + body + end),
  );
  print('Written into docs/assurance.md.');
}
