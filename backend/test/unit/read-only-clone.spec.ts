import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const PROJECTS = ['domain', 'api-client', 'backend', 'frontend-site', 'frontend-admin'];
const NOBODY = 65_534;

describe('a command in a clone that its user may not write to', () => {
  const clone = mkdtempSync(join(tmpdir(), 'tidyhearth-read-only-'));
  const copy = (from: string, to = from) => cpSync(join(ROOT, from), join(clone, to), { recursive: true });
  const migrate = () => {
    chmodSync(clone, 0o555);
    // Root may write anywhere.
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const options = { cwd: clone, encoding: 'utf8' as const, ...user };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/migrate.mjs'], options);
    chmodSync(clone, 0o755);
    return { status, said: stderr.trim() };
  };
  const whatToDo = `and ${clone} cannot be written to here: run npm run build as a user who may.`;
  beforeAll(() => {
    for (const file of ['scripts', 'package.json', 'package-lock.json', 'nx.json']) copy(file);
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  it('says that the dependencies are not installed', () => {
    const why = 'The dependencies of this release are not installed for this version of Node';
    expect(migrate()).toEqual({ status: 1, said: `${why}, ${whatToDo}` });
  });

  it('says that the sources are not built', () => {
    for (const project of PROJECTS) mkdirSync(join(clone, project));
    for (const file of ['tsconfig.base.json', 'docs/api.md', 'docs/api-changes.md']) copy(file);
    copy('package-lock.json', 'node_modules/.package-lock.json');
    const why = 'The sources are not built, or have changed since';
    expect(migrate()).toEqual({ status: 1, said: `${why}, ${whatToDo}` });
  });
});
