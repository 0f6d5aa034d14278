import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']
>[number];

/** Matches a module by the end of its path, with either kind of folder separator. */
const modules = (...paths: string[]) =>
  new RegExp(`[\\\\/](?:${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})\\.`);
const folders = (...paths: string[]) =>
  new RegExp(`[\\\\/](?:${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})[\\\\/]`);

type ChunkingContext = Parameters<Exclude<CodeSplittingGroup['name'], string>>[1];

const WORK_AREA = folders('src/app/work-areas');
const DASHBOARD = modules(
  'work-areas/pages/dashboard-page',
  'work-areas/(?:customer|cleaner)/(?:customer|cleaner)-dashboard',
);
const BELL = modules('src/app/live-bell');
const PROFILE = modules('src/app/(?:pages/cleaner-page|cleaner-dialogs)');
/** They lead to a work area, or open in one. */
const DIALOG = modules(
  'bookings/request/booking-dialog',
  'account/\\w+/[\\w-]+-(?:card|dialog)',
  '(?:reviews|safety)/components/\\w+-dialogs?',
  'notifications/components/notification-popover',
);

/**
 * The file of a module that several entries share, if only signed-in people or readers of a profile need it. Null for a
 * module that other pages need too, because each would load the whole file.
 */
function sharedBySignedIn(id: string, context: ChunkingContext): string | null {
  const entries = entriesOf(id, context);
  const all = (...kinds: RegExp[]) => entries.every((entry) => kinds.some((kind) => kind.test(entry)));
  const some = (kind: RegExp) => entries.some((entry) => kind.test(entry));
  // Any page loads what the bell needs; a dashboard loads what it needs at once, and the rest when somebody opens it.
  if (some(BELL)) return all(BELL, WORK_AREA, DIALOG) ? 'live' : null;
  if (some(PROFILE)) return all(PROFILE, WORK_AREA, DIALOG) ? 'profile' : null;
  if (some(DASHBOARD)) return all(WORK_AREA, DIALOG) ? 'work' : null;
  return all(WORK_AREA) ? 'later' : null;
}

/** The modules that are loaded on their own and import this one, directly or indirectly. */
function entriesOf(id: string, context: ChunkingContext): string[] {
  const seen = new Set([id]);
  for (const module of seen)
    context.getModuleInfo(module)?.importers.forEach((importer) => seen.add(importer));
  return [...seen].filter((module) => {
    const info = context.getModuleInfo(module);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/**
 * Which modules share a file. By default, the build makes one file for each set of modules that the same pages use:
 * seventy per page, each of which costs a phone a request and a task. The dependencies of a module go with it, unless a
 * group of higher priority contains them. Priorities start at 0: a negative one counts as the highest.
 * `scripts/budget.mjs` shows what a page loads unnecessarily.
 */
export const CHUNK_GROUPS: CodeSplittingGroup[] = [
  // Loaded as separate tasks, see `src/main.tsx`.
  { name: 'react-dom', test: folders('node_modules/(?:react-dom|scheduler)'), priority: 5 },
  { name: 'theme', test: folders('src/theme', 'styled-system'), priority: 4 },
  // Used by every page.
  {
    name: 'frame',
    test: modules('src/app/app', 'src/config/beta', 'src/illustrations/(?:illustration|spot)'),
    priority: 3,
  },
  { name: 'base', minShareCount: 24, priority: 2 },
  // Used by most pages for visitors.
  {
    name: 'details',
    test: modules(
      'icons/(?:chevron-down|check|clock|heart|map-pin|message-circle|pound-sterling|search|shield-check|star)',
      'components/ui/(?:card|rating|structured-data|text-field)',
      'lib/today',
      'lib/submit/(?:toast-refusal|use-submit)',
      'domain/(?:src|dist)/(?:form-errors|once|page-texts|retention)',
    ),
    priority: 2,
  },
  { name: 'marketing', test: folders('features/marketing/components'), minShareCount: 4 },
  { name: 'icons', test: folders('lucide-react/dist/esm/icons'), minShareCount: 2 },
  // Used by everything that shows cleaners.
  {
    name: 'terms',
    test: modules(
      'domain/(?:src|dist)/(?:availability|booking-(?:errors|terms)|cases|checks|conversation-key|limits|money|services|states)',
      'components/ui/use-focus-on-more',
      'lib/address',
    ),
    priority: 2,
  },
  // Used by every page that reads from the server.
  {
    name: 'queries',
    test: modules(
      '@tanstack/\\S+',
      'components/(?:image/image|layout/static-where-low|ui/(?:badge|written))',
      'lib/(?:use-now|use-today|visit-time)',
      'src/hydration/served-data',
      'src/illustrations/(?:cleaner-portrait|something-wrong)',
      'src/server-state/(?:load-more|query-client|query-state|use-load-more|use-pages|use-save)',
    ),
    priority: 1,
  },
  {
    name: 'cleaner-cards',
    test: modules(
      'features/cleaners/components/(?:card|cleaner)-\\w+',
      'features/cleaners/hooks/use-cleaner-search',
      'features/cleaners/search-filters',
    ),
  },
  // Used by a cleaner's profile and their own dashboard.
  {
    name: 'reviews',
    test: modules(
      'features/reviews/components/(?:profile-reviews|report-review|reported-review|review-item|review-spread)',
      'features/reviews/(?:api/reviews|reviews.texts)',
    ),
  },
  // What Chakra's widgets are built from, and in `machines` those that have states.
  {
    name: 'widgets',
    test: modules(
      '@ark-ui/react/dist/(?:components/factory|_virtual/\\S+|providers/environment/use-environment-context)',
      '@ark-ui/react/dist/utils/(?:compose-refs|create-\\S+|use-safe-layout-effect)',
      '@zag-js/(?:anatomy/dist/create-anatomy|core/dist/merge-props|dom-query/dist/node)',
    ),
    priority: 2,
  },
  {
    name: 'machines',
    test: modules(
      '@ark-ui/react/dist/providers/locale/use-locale-context',
      '@zag-js/(?:core/dist/create-machine|dom-query/dist/raf|react/dist/\\S+)',
    ),
    priority: 1,
  },
  // Used by everything that is sent by signed-in people: what says how it went, and asks them to sign in again.
  { name: 'sending', test: modules('domain/(?:src|dist)/texts', 'lib/submit/with-sign-in') },
  // Used by everything that has fields to fill in.
  {
    name: 'forms',
    test: modules(
      'components/ui/(?:field|select)',
      'components/forms/(?:agreements|forms.texts|long-text-field|password-field)',
    ),
    minShareCount: 3,
  },
  { name: 'controls', test: modules('components/ui/checkbox') },
  { name: 'dialog', test: modules('components/ui/(?:confirm-)?dialog') },
  {
    name: sharedBySignedIn,
    test: folders('frontend-site/src', 'domain/(?:src|dist)', 'node_modules'),
    minShareCount: 2,
    // Imports of `live` are in `live` itself or in a group above it, and likewise for the other groups, so these files
    // can't import each other in a circle.
    includeDependenciesRecursively: false,
  },
];
