import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  BACKEND_RANKS,
  FEATURE_RANKS,
  IMPORT_RULES_FILE,
  renderImportRules,
  SITE_LAYERS,
} from '../../../scripts/import-ranks.mjs';

/** The parts of the site that build on the shared folders, and the tests' own tools. */
const SITE_TOP = ['app', 'features', 'server', 'test'];

const ROOT = join(import.meta.dirname, '../../..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const CONFIGURATION = ['.oxlintrc.json', '.oxlint-imports.json'];

interface Report {
  diagnostics: { code: string; filename: string; message: string }[];
}

type Case = [what: string, file: string, specifier: string];

const REFUSED: Case[] = [
  ['a module of a greater rank', 'backend/src/users/a.ts', '../bookings/bookings.service.js'],
  ['a module of the same rank', 'backend/src/reviews/a.ts', '../messages/messages.service.js'],
  ['from a folder inside the module', 'backend/src/users/dto/a.ts', '../../cleaners/cleaner.entity.js'],
  ['a top module from another top module', 'backend/src/admin/a.ts', '../notifications/notifier.service.js'],
  ['the wiring', 'backend/src/bookings/a.ts', '../app.module.js'],
  ['a front end from the backend', 'backend/src/app.module.ts', '@tidyhearth/site'],
  ['an app from the domain', 'domain/src/a.ts', '@tidyhearth/backend'],
  ['a framework from the domain', 'domain/src/a.ts', '@nestjs/common'],
  ['the backend from the site', 'frontend-site/src/app/a.ts', '../../../backend/src/users/user.entity.js'],
  ['the site from the console', 'frontend-admin/src/a.ts', '@tidyhearth/site'],
  ['a feature of a greater rank', 'frontend-site/src/features/cleaners/a.tsx', '../bookings/api/book'],
  ['a feature of the same rank', 'frontend-site/src/features/messages/a.tsx', '../postings/api/postings'],
  ['from deep in a feature', 'frontend-site/src/features/cleaners/components/a.tsx', '../../bookings/x'],
  [
    'from deeper in a feature',
    'frontend-site/src/features/cleaners/components/x/a.tsx',
    '../../../bookings/x',
  ],
  ['a feature by its full path', 'frontend-site/src/features/cleaners/a.tsx', '../../features/reviews/x'],
  ['a feature from a shared part', 'frontend-site/src/lib/a.ts', '../features/auth/x'],
  ['a higher shared part from a lower one', 'frontend-site/src/lib/a.ts', '../server-state/queries'],
  ['a page from a feature', 'frontend-site/src/features/cleaners/a.tsx', '../../app/router'],
  ['the database from the HTTP suite', 'backend/test/http/a.spec.ts', '../support/database.js'],
  ['a driver from the HTTP suite', 'backend/test/http/a.spec.ts', 'mysql2/promise'],
  ['the application from the HTTP suite', 'backend/test/http/a.spec.ts', '../../src/users/user.entity.js'],
];
const ALLOWED: Case[] = [
  ['a module of a smaller rank', 'backend/src/bookings/a.ts', '../users/user.entity.js'],
  ['the module itself', 'backend/src/bookings/listeners/a.ts', '../events/booking-confirmed.event.js'],
  ['anything from the wiring', 'backend/src/app.module.ts', './admin/admin.module.js'],
  ['the domain', 'backend/src/users/a.ts', '@tidyhearth/domain'],
  ['the same feature', 'frontend-site/src/features/cleaners/components/a.tsx', '../api/search'],
  ['a feature of a smaller rank', 'frontend-site/src/features/bookings/actions/a.tsx', '../../reviews/x'],
  ['a shared part from a feature', 'frontend-site/src/features/cleaners/a.tsx', '../../components/ui/card'],
  ['a feature from a page', 'frontend-site/src/app/a.tsx', '../features/cleaners/page'],
  ['named rows from the HTTP suite', 'backend/test/http/a.spec.ts', '../support/rows/kept.js'],
];
const LATE = [
  'backend/src/users/a.ts',
  `export const late = () => import('../bookings/bookings.service.js');`,
];

const exporting = (cases: readonly Case[]) =>
  cases.map(([, file, specifier]) => [file, `export { x } from '${specifier}';`]);

/**
 * Lints each file in an otherwise empty copy of the repository, all in one run. Returns the rules that each file
 * breaks.
 */
async function brokenRules(files: readonly string[][]): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'import-rule-'));
  try {
    for (const [index, [file = '', source = '']] of files.entries()) {
      const copy = join(folder, String(index));
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      writeFileSync(join(copy, file), `${source}\n`);
      for (const name of CONFIGURATION) copyFileSync(join(ROOT, name), join(copy, name));
    }
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, [OXLINT, '--format', 'json'], { cwd: folder }, (_, stdout) =>
        resolve(stdout),
      );
    });
    const { diagnostics } = JSON.parse(output) as Report;
    return files.map((_, index) =>
      diagnostics
        .filter(({ filename }) => filename.split(/[\\/]/, 1)[0] === String(index))
        .map(({ code }) => code),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const RESTRICTED = 'eslint(no-restricted-imports)';

describe('the import rule', () => {
  let refused: string[][];
  let allowed: string[][];
  let late: string[][];

  beforeAll(async () => {
    const found = await brokenRules([...exporting(REFUSED), ...exporting(ALLOWED), LATE]);
    refused = found.slice(0, REFUSED.length);
    allowed = found.slice(REFUSED.length, -1);
    late = found.slice(-1);
  });

  it.each(REFUSED.map(([what], index) => [what, index] as const))('refuses %s', (_, index) => {
    expect(refused[index]).toEqual([RESTRICTED]);
  });

  it('refuses a lazy import as well', () => {
    expect(late).toEqual([[RESTRICTED]]);
  });

  it.each(ALLOWED.map(([what], index) => [what, index] as const))('allows %s', (_, index) => {
    expect(allowed[index]).toEqual([]);
  });
});

describe('the table of ranks', () => {
  it('is what the linter reads (if not: node scripts/import-ranks.mjs)', () => {
    expect(readFileSync(IMPORT_RULES_FILE, 'utf8')).toBe(renderImportRules());
  });

  it.each([
    ['module of the backend', 'backend/src', BACKEND_RANKS.flat()],
    ['feature of the site', 'frontend-site/src/features', FEATURE_RANKS.flat()],
    ['shared folder of the site', 'frontend-site/src', [...SITE_LAYERS, ...SITE_TOP]],
  ])('names every %s', (_, folder, ranked) => {
    const folders = readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => !ranked.includes(name))).toEqual([]);
  });
});
