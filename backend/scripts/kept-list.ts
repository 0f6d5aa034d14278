import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '../../../docs');

interface KeptList {
  /** File under `docs`. */
  page: string;
  /** The list stands between `<!-- mark -->` and `<!-- /mark -->`. */
  mark: string;
  lines: string[];
  /** The expected text between the marks. */
  text: string;
  /** The command that updates the list. */
  command: string;
}

/** Prints a generated list. With `--write` it rewrites the list in the docs, with `--check` it compares it. */
export function keepList({ page, mark, lines, text, command }: KeptList): void {
  const file = join(DOCS, page);
  const marked = new RegExp(`(?<=<!-- ${mark} -->\\n)[^]*(?=<!-- /${mark} -->)`);
  const current = readFileSync(file, 'utf8');
  if (process.argv.includes('--write')) {
    writeFileSync(
      file,
      current.replace(marked, () => text),
    );
  } else if (process.argv.includes('--check')) {
    if (current.match(marked)?.[0] !== text) {
      console.error(`docs/${page} has another list of ${mark}. To update it: ${command}`);
      process.exitCode = 1;
    }
  } else {
    console.log(lines.join('\n'));
  }
}
