import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installHint } from '../../../scripts/lib/missing-programs.mjs';
import { inWords, isSupported } from '../../../scripts/lib/node-versions.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Manifest {
  scripts?: Record<string, string>;
  engines?: { node: string; npm: string };
  workspaces?: string[];
}
const manifest = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;
const root = manifest('.');

const commands = ['.', ...(root.workspaces ?? [])].flatMap((folder) =>
  Object.entries(manifest(folder).scripts ?? {}).map(([name, line]) => ({ of: `${folder}:${name}`, line })),
);
/** Programs started by name through node_modules/.bin, which npm sets up on every system. */
const PROGRAMS = /^(node|npm|nx|tsc|vite|vitest|openapi-typescript|oxfmt|oxlint)$/;

/** Whether a line uses more than sh and cmd.exe have in common: words, double quotes and `&&`. */
function unportable(line: string): boolean {
  return line
    .split(' && ')
    .some((part) => /[;|<>$%^`'\\*~&]/.test(part) || !PROGRAMS.test(part.trim().split(' ')[0] ?? ''));
}

const scripts = readdirSync(join(ROOT, 'scripts'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => ({ file, text: read(join('scripts', file)) }));
const saysLinuxFirst = (text: string) => /linux/i.test(text.split('\n').slice(0, 2).join(' '));

describe('the commands', () => {
  it('use no word that a shell of another system lacks', () => {
    expect(commands.map(({ of }) => of)).toEqual(expect.arrayContaining(['.:start', '.:test', '.:dev']));
    expect(commands.filter(({ line }) => unportable(line))).toEqual([]);
  });

  it('load nothing at their start that only a build makes', () => {
    const early = scripts.filter(({ text }) => /^import [^;(]*'@tidyhearth\//m.test(text));
    expect(early.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    'exec node a.mjs',
    'node a.mjs || node b.mjs',
    'PORT=1 node a.mjs',
    'rm -rf dist',
    'scripts/a.mjs',
  ])('would be caught with %s', (line) => {
    expect(unportable(line)).toBe(true);
  });

  it('send only signals that Node knows everywhere, but for scripts that say that they are for Linux', () => {
    const everywhere = scripts.filter(({ text }) => !saysLinuxFirst(text));
    const signals = everywhere.flatMap(({ file, text }) =>
      [...text.matchAll(/'(SIG[A-Z0-9]+)'/g)].map(([, signal]) => `${signal} in ${file}`),
    );
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.filter((signal) => !/^SIG(INT|TERM|HUP|KILL) /.test(signal))).toEqual([]);
  });

  it('ask for a shell or for programs of POSIX only in scripts that say in their first line that they are for Linux', () => {
    const posix = scripts.filter(({ text }) => /'(?:\/bin\/)?(?:sh|bash|cp|chmod|chown|tar|ps)'/.test(text));
    expect(posix.filter(({ text }) => !saysLinuxFirst(text)).map(({ file }) => file)).toEqual([]);
    expect(read('.ci/run').split('\n')[1]).toMatch(/Debian|Ubuntu|Linux/);
  });

  it.each([
    ['darwin', 'brew install'],
    ['win32', 'winget install'],
  ] as const)('name what %s lacks with its own way to get it', (platform, way) => {
    for (const program of ['server', 'browser'] as const) {
      expect(installHint(program, platform)).toContain(way);
      expect(installHint(program, platform)).not.toContain('apt');
    }
  });

  it('leave it to one place to say how a program is installed', () => {
    const named = scripts.filter(({ text }) => /apt-get install|brew install|winget install/.test(text));
    expect(named.map(({ file }) => file)).toEqual([join('lib', 'missing-programs.mjs')]);
  });
});

describe('the versions of Node', () => {
  const range = root.engines?.node ?? '';

  it.each([
    ['v20.18.3', false],
    ['v20.19.0', true],
    ['v21.9.0', false],
    ['v22.12.0', false],
    ['v22.13.0', true],
    ['v23.11.0', false],
    ['v24.10.0', false],
    ['v24.11.0', true],
    ['v26.0.0', true],
  ])('%s: %s', (version, isFine) => {
    expect(isSupported(version, range)).toBe(isFine);
  });

  it('are the same in every document', () => {
    expect(inWords(range)).toBe('20.19 or newer, 22.13 or newer, 24.11 or newer');
    for (const path of ['README.md', 'CONTRIBUTING.md', 'docs/dependencies.md'])
      expect(read(path)).toMatch(/20\.19, 22\.13(, 24\.11 or newer| and 24\.11)/);
    expect(isSupported(`${read('.nvmrc').trim()}.99.0`, range)).toBe(true);
  });
});
