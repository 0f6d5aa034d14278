/**
 * The allowed imports. `node scripts/import-ranks.mjs` generates the linter's rules from them
 * (`.oxlint-imports.json`); a unit test fails when the two differ or when a backend folder has no rank.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A backend module imports only from modules of a smaller rank, or from itself. */
export const BACKEND_RANKS = [
  ['common', 'config'],
  ['database'],
  ['events'],
  ['geo', 'files', 'mail', 'throttling'],
  ['users'],
  ['blocks'],
  ['cleaners'],
  ['bookings', 'saved-cleaners'],
  ['postings'],
  ['bids', 'reviews', 'messages'],
  ['cases'],
  ['webhooks'],
  ['auth', 'client-errors', 'enquiries', 'health'],
  ['notifications', 'admin'],
  ['retention'],
  ['backups', 'demo'],
  ['web'],
];

/**
 * What each project may use of the others. The three apps never import each other.
 * @type {Record<string, { package: string, uses: string[] }>}
 */
const PROJECTS = {
  domain: { package: '@tidyhearth/domain', uses: [] },
  'api-client': { package: '@tidyhearth/api-client', uses: ['domain'] },
  backend: { package: '@tidyhearth/backend', uses: ['domain'] },
  'frontend-site': { package: '@tidyhearth/site', uses: ['domain', 'api-client'] },
  'frontend-admin': { package: '@tidyhearth/console', uses: ['domain', 'api-client'] },
  e2e: { package: '@tidyhearth/e2e', uses: ['domain'] },
};

const FRAMEWORKS = [
  '@nestjs',
  'typeorm',
  'class-validator',
  'class-transformer',
  'react',
  'react-dom',
  'axios',
];
const FEATURES = 'frontend-site/src/features';
const FEATURE_DEPTHS = [0, 1, 2, 3];

/** A feature of the site imports only from features of a smaller rank, or from itself. */
export const FEATURE_RANKS = [
  [
    'account',
    'auth',
    'become-cleaner',
    'developer',
    'earnings',
    'home',
    'marketing',
    'notifications',
    'reviews',
    'safety',
  ],
  ['cleaners'],
  ['bookings'],
  ['calendar', 'messages', 'postings'],
];

/** The shared folders of the site, lowest first: none imports from those after it, from a feature or from a page. */
export const SITE_LAYERS = [
  'config',
  'theme',
  'illustrations',
  'lib',
  'hydration',
  'components',
  'server-state',
];

const UPWARDS = '^(\\./)?(\\.\\./)+';

/** @param {readonly string[]} names */
const anyOf = (names) => `(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`;

/**
 * @typedef {{ regex: string, message: string }} Pattern
 * @typedef {{ files: string[], rules: Record<string, unknown> }} Override
 */

/**
 * @param {string[]} files
 * @param {Pattern[]} patterns
 * @returns {Override}
 */
const restrict = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/**
 * @param {string} project
 * @returns {Pattern[]}
 */
function projectPatterns(project) {
  const uses = PROJECTS[project]?.uses ?? [];
  const others = Object.keys(PROJECTS).filter((other) => other !== project);
  const banned = Object.entries(PROJECTS).filter(([name]) => name !== project && !uses.includes(name));
  const patterns = [
    {
      regex: `^${anyOf(banned.map(([, { package: name }]) => name))}(/|$)`,
      message: `${project} may use ${uses.join(' and ') || 'no other project'}; the apps never import each other.`,
    },
    { regex: `${UPWARDS}${anyOf(others)}/`, message: 'Import another project by its package name.' },
  ];
  if (project === 'domain') {
    patterns.push({
      regex: `^${anyOf(FRAMEWORKS)}(/|$)`,
      message: 'domain is plain TypeScript, no framework.',
    });
  }
  return patterns;
}

/** @returns {Override[]} */
function backendOverrides() {
  const common = projectPatterns('backend');
  return BACKEND_RANKS.flatMap((modules, rank) =>
    modules.map((module) => {
      const banned = BACKEND_RANKS.slice(rank)
        .flat()
        .filter((other) => other !== module);
      const patterns = [
        ...common,
        { regex: '(^|/)(app\\.module|create-app|main)\\.js$', message: 'Nothing imports the wiring.' },
      ];
      if (banned.length > 0) {
        patterns.push({
          regex: `${UPWARDS}${anyOf(banned)}/`,
          message: `${module} has rank ${rank} and imports only from smaller ranks (scripts/import-ranks.mjs).`,
        });
      }
      return restrict([`backend/src/${module}/**`], patterns);
    }),
  );
}

/**
 * `../x` at the top of a feature, `../../x` one folder down: both land beside the feature, in another one.
 * @returns {Override[]}
 */
function featureOverrides() {
  const common = projectPatterns('frontend-site');
  return FEATURE_RANKS.flatMap((features, rank) =>
    features.flatMap((feature) => {
      const banned = FEATURE_RANKS.slice(rank)
        .flat()
        .filter((other) => other !== feature);
      const message = `${feature} has rank ${rank} and imports only features of smaller ranks, never a page (scripts/import-ranks.mjs).`;
      return FEATURE_DEPTHS.map((depth) =>
        restrict(
          [`${FEATURES}/${feature}/${'*/'.repeat(depth)}*`],
          [
            ...common,
            { regex: `^(\\./)?(\\.\\./){${depth + 1}}${anyOf(banned)}(/|$)`, message },
            { regex: '(^|/)features/', message },
            { regex: `^(\\./)?(\\.\\./){${depth + 2}}app/`, message },
          ],
        ),
      );
    }),
  );
}

/** @returns {Override[]} */
function siteLayerOverrides() {
  const site = 'frontend-site/src';
  return SITE_LAYERS.map((layer, index) =>
    restrict(
      [`${site}/${layer}/**`],
      [
        ...projectPatterns('frontend-site'),
        {
          regex: `(^|/)${anyOf(['features', 'app'])}/`,
          message: 'Shared parts know no feature and no page.',
        },
        ...(index + 1 < SITE_LAYERS.length
          ? [
              {
                regex: `${UPWARDS}${anyOf(SITE_LAYERS.slice(index + 1))}/`,
                message: `${layer} stands below it (scripts/import-ranks.mjs).`,
              },
            ]
          : []),
      ],
    ),
  );
}

/** @returns {{ overrides: Override[] }} */
function importRules() {
  return {
    overrides: [
      ...Object.keys(PROJECTS).map((project) => restrict([`${project}/**`], projectPatterns(project))),
      ...backendOverrides(),
      restrict(
        ['backend/test/http/**'],
        [
          ...projectPatterns('backend'),
          { regex: `${UPWARDS}src/`, message: 'The HTTP suite knows the application only by its API.' },
          {
            regex: 'support/(database|held-write|copied-rows)\\.js$|^mysql2|^@photostructure/sqlite',
            message:
              'A spec speaks no SQL: support/rows has a named helper, with its reason, for what no call does.',
          },
        ],
      ),
      ...siteLayerOverrides(),
      ...featureOverrides(),
    ],
  };
}

/** The exact content of the generated file. */
export const renderImportRules = () => `${JSON.stringify(importRules(), null, 2)}\n`;

export const IMPORT_RULES_FILE = join(import.meta.dirname, '..', '.oxlint-imports.json');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(IMPORT_RULES_FILE, renderImportRules());
  console.log('Wrote .oxlint-imports.json');
}
