import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { API_KEYS, API_SCOPES, RETENTION_DAYS } from '@tidyhearth/domain';
import { BACKEND_RANKS, SITE_LAYERS } from '../../../scripts/import-ranks.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const markdownIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** Decision records and the change log describe the past, but their links must still work. */
const HISTORY = ['CHANGELOG.md', ...markdownIn('docs/decisions')];
const CURRENT = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'api-client/README.md',
  'backend/test/http/once/README.md',
  'frontend-site/src/hydration/README.md',
  ...markdownIn('docs'),
];

/** Folders that a path in the documents may be relative to: the repository, or the sources that the page is about. */
const BASES = [
  '.',
  'api-client',
  'backend',
  'backend/src',
  'frontend-site',
  'frontend-site/src',
  'frontend-admin/src',
];
/** Created while the application runs. */
const MADE_AT_RUN_TIME = /^(\.\/)?data(\/|$)/;
/** Matches words joined by slashes only: no address, package or placeholder. */
const PATH = /^\.?[\w-][\w.-]*(\/[\w.-]+)+\/?$/;

/** The paths among the code in backticks, including the words of commands. */
function pathsIn(markdown: string): string[] {
  const quoted = [...markdown.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' '));
  return [...new Set(quoted)].filter((word) => PATH.test(word) && !MADE_AT_RUN_TIME.test(word));
}

/** The build makes `dist/a.js` from `src/a.ts`, or from `a.ts` beside it. */
const sourcesOf = (path: string) =>
  path.includes('/dist/')
    ? ['/src/', '/'].map((source) => path.replace('/dist/', source).replace(/\.js$/, '.ts'))
    : [path];

const isThere = (path: string) =>
  sourcesOf(path).some((source) => BASES.some((base) => existsSync(join(ROOT, base, source))));

function brokenLinks(file: string): string[] {
  const targets = [...read(file).matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target);
  return targets.filter(
    (target) => !/^https?:/.test(target) && !existsSync(join(ROOT, dirname(file), target)),
  );
}

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function lostAnchors(file: string): string[] {
  const targets = [...read(file).matchAll(/\]\(([^)#\s]*\.md)?#([\w-]+)\)/g)];
  return targets.flatMap(([, page, anchor = '']) => {
    const text = read(page === undefined ? file : join(dirname(file), page));
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return anchors.includes(anchor) ? [] : [`${page ?? ''}#${anchor}`];
  });
}

describe('the documents', () => {
  it.each(CURRENT)('%s names only files and folders that exist', (file) => {
    expect(pathsIn(read(file)).filter((path) => !isThere(path))).toEqual([]);
  });

  it.each([...CURRENT, ...HISTORY])('%s links to files that exist', (file) => {
    expect(brokenLinks(file)).toEqual([]);
  });

  it.each([...CURRENT, ...HISTORY])('%s links to headings that exist', (file) => {
    expect(lostAnchors(file)).toEqual([]);
  });

  it('say of every scope of API keys who can hold it and what it allows, and of keys what limits them', () => {
    const text = CURRENT.map(read)
      .join('\n')
      .replace(/[ \n]+/g, ' ');
    for (const [scope, { holders, meaning }] of Object.entries(API_SCOPES))
      expect(text).toContain(`| \`${scope}\` | ${holders.join(', ')} | ${meaning} |`);
    expect(text).toContain(
      `${API_KEYS.readsAMinute} reads (\`GET\`) and ${API_KEYS.writesAMinute} other calls a minute`,
    );
    expect(text).toContain(`at most ${API_KEYS.perPerson} live keys`);
    expect(text).toContain(`other ended keys are erased after ${RETENTION_DAYS.apiKeys} days`);
  });

  it('would report a missing path, and nothing that is no path', () => {
    const text =
      '`backend/src/main.ts` `node scripts/gone.mjs` `/api/events` `@nestjs/core` `data/photos` `a` `bookings/gone.ts`';
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual(['scripts/gone.mjs', 'bookings/gone.ts']);
  });
});

describe('the records of decisions', () => {
  const index = read('docs/decisions/README.md');
  const records = markdownIn('docs/decisions').filter((path) => !path.endsWith('README.md'));
  const STATUS =
    /^Status: (accepted|rejected|superseded(?: in part)? by \[\d{4}\]\(\d{4}-[\w-]+\.md\)) · \d{4}-\d\d-\d\d$/;

  it.each(records)('%s has its number, a known status, a date, and its title in the list', (path) => {
    const name = basename(path);
    const number = Number(name.slice(0, 4));
    const [heading = '', , status = ''] = read(path).split('\n');
    const title = heading.replace(`# ${number}. `, '');
    expect(heading).toBe(`# ${number}. ${title}`);
    expect(status).toMatch(STATUS);
    expect(index.split('\n')).toContain(`${number}. [${title}](${name})`);
  });

  it('are all read', () => {
    expect(records.length).toBeGreaterThan(40);
  });
});

describe('the architecture page', () => {
  const page = read('docs/architecture.md');

  it('shows each module of the backend at its rank', () => {
    const rows = [...page.matchAll(/^\| (\d+) +\| (.+)$/gm)].map(([, rank, modules = '']) => ({
      rank: Number(rank),
      modules: [...modules.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name).toSorted(),
    }));
    expect(rows).toEqual(BACKEND_RANKS.map((modules, rank) => ({ rank, modules: modules.toSorted() })));
  });

  it('shows the shared folders of the site in their order', () => {
    expect(page).toContain(`${SITE_LAYERS.join(' → ')} → features → app`);
  });
});
