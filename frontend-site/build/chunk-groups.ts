import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']
>[number];

/** Matches a module by the end of its path, whatever the system separates folders with. */
const modules = (...paths: string[]) =>
  new RegExp(`[\\\\/](?:${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})\\.`);
const folders = (...paths: string[]) =>
  new RegExp(`[\\\\/](?:${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})[\\\\/]`);

/**
 * Which modules share a file. Left alone, the build makes one of each set of modules that the same pages use: forty a page,
 * each of which costs a phone a request and a task. What a module here needs in turn goes with it, unless a group of higher
 * priority has it, so what a page loads in vain shows in `scripts/budget.mjs`.
 */
export const CHUNK_GROUPS: CodeSplittingGroup[] = [
  // Tasks of their own, see `src/main.tsx`.
  { name: 'react-dom', test: folders('node_modules/(?:react-dom|scheduler)'), priority: 4 },
  { name: 'theme', test: folders('src/theme', 'styled-system'), priority: 3 },
  // Every page.
  { name: 'frame', test: modules('src/app/app', 'src/illustrations/(?:illustration|spot)'), priority: 2 },
  { name: 'base', minShareCount: 24, priority: 1 },
  // Most pages for visitors.
  {
    name: 'details',
    test: modules(
      'icons/(?:chevron-down|check|clock|heart|map-pin|message-circle|search|shield-check|star)',
      'components/ui/rating',
      'lib/submit/toast-refusal',
      'domain/(?:src|dist)/once',
    ),
    priority: 1,
  },
  { name: 'marketing', test: folders('features/marketing/components'), minShareCount: 4 },
  // Whatever shows cleaners.
  { name: 'terms', test: modules('domain/(?:src|dist)/(?:limits|money|services)'), priority: 1 },
  {
    name: 'queries',
    test: new RegExp(
      `${folders('@tanstack').source}|${modules('src/server-state/query-client', 'src/hydration/served-data').source}`,
    ),
  },
  {
    name: 'cleaner-cards',
    test: modules(
      'features/cleaners/components/(?:card|cleaner)-\\w+',
      'features/cleaners/hooks/use-cleaner-search',
      'features/cleaners/search-filters',
    ),
  },
  // What the work areas share, too small for files of their own: each is named in the script of every page.
  {
    name: 'work',
    test: modules(
      'icons/(?:calendar-(?:check|clock|days)|clipboard-list|download|key-round|pencil|rotate-ccw|trash-2|briefcase|house|user-round|ban|flag|history)',
      'features/bookings/use-now',
    ),
    minShareCount: 2,
  },
];
