import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** The sources of everything that people read: texts of both front ends, errors, mails, API descriptions, documents. */
const READ_BY_PEOPLE = ['domain/src', 'backend/src', 'frontend-site/src', 'frontend-admin/src', 'docs'];

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|md|html)$/.test(name))
    .map((name) => join(folder, name));

test('email is spelled in one way wherever people read it', () => {
  const files = ['README.md', 'CONTRIBUTING.md', ...READ_BY_PEOPLE.flatMap(filesIn)];
  const otherwise = files.filter((file) => /\be-mails?\b/i.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(otherwise).toEqual([]);
});
