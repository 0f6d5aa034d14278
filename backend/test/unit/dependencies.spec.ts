import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const manifest = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;

/** The packages that each folder depends on, with versions. Our own, which have none, are left out. */
const direct = ['.', ...(manifest('.').workspaces ?? [])].flatMap((folder) => {
  const { dependencies, devDependencies, optionalDependencies } = manifest(folder);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name]) => !name.startsWith('@tidyhearth/'))
    .map(([name, version]) => ({ folder, name, version }));
});

const page = read('docs/dependencies.md');
const quoted = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name));

/** The page shortens `@nestjs/common` to `common` next to a package of the same scope. */
function isNamed(name: string): boolean {
  const [scope = '', short] = name.split('/');
  if (quoted.has(name) || quoted.has(`${scope}/*`)) return true;
  const hasNeighbour = [...quoted].some((other) => other.startsWith(`${scope}/`));
  return short !== undefined && hasNeighbour && quoted.has(short);
}

describe('the packages that we ask for', () => {
  it('have exact versions', () => {
    expect(direct.length).toBeGreaterThan(60);
    expect(direct.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('have their reason in docs/dependencies.md', () => {
    const unnamed = direct.filter(({ name }) => !isNamed(name) && !name.startsWith('@types/'));
    expect([...new Set(unnamed.map(({ name }) => name))]).toEqual([]);
  });

  it('are at the version that the page names', () => {
    const told = [...page.matchAll(/`([^`\n]+)`[ |]+(\d+(?:\.\d+)*)\b/g)].map(([, name, version]) => ({
      name,
      version,
    }));
    const ours = told.filter(({ name }) => direct.some((dependency) => dependency.name === name));
    expect(ours.length).toBeGreaterThan(0);
    const wrong = ours.filter(
      (one) =>
        !direct.some(({ name, version }) => name === one.name && `${version}.`.startsWith(`${one.version}.`)),
    );
    expect(wrong).toEqual([]);
  });

  it('are all that its tables of packages list', () => {
    const chapters = page.split(/^## /m).filter((text) => /^(Backend|Shared|Tools)\n/.test(text));
    const listed = chapters
      .flatMap((text) => [...text.matchAll(/^\| (`.+?) +\|/gm)])
      .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    expect(listed.length).toBeGreaterThan(40);
    const names = direct.map(({ name }) => name);
    const isAsked = (word: string) =>
      names.some((name) => name === word || name.endsWith(`/${word}`) || `${name.split('/')[0]}/*` === word);
    expect(listed.filter((word) => !isAsked(word))).toEqual([]);
  });
});
