import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** A string in quotes, or a one-line template up to its first value. */
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$\n]|\\.)*)(?:[^`\\\n]|\\.)*`/g;
/** Migrations are never edited once merged. */
const LEFT_OUT = /\.spec\.ts$|migrations/;

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(name))
    .map((name) => join(folder, name));

/** The texts of at least five words in a file. */
const sentencesIn = (file: string) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(LITERAL)]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').trim().replace(/\.$/, ''))
    .filter((text) => /^\p{Lu}/u.test(text) && text.split(/\s+/).length > 4);

test('what the domain says stands once: other code names it', () => {
  const domain = filesIn('domain/src').flatMap(sentencesIn);
  const backend = new Set(filesIn('backend/src').flatMap(sentencesIn));
  expect(domain.length).toBeGreaterThan(100);
  expect(domain.filter((text, index) => domain.indexOf(text) !== index || backend.has(text))).toEqual([]);
});
