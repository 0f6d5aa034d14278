import { TOWNS } from '@tidyhearth/domain';

/** What a page that reads from the server loads beside its own module. */
const QUERIES = 'src/server-state/queries.tsx';
const page = (/** @type {string} */ name) => `src/app/pages/${name}-page.tsx`;
const marketing = (/** @type {string} */ name) => `src/features/marketing/pages/${name}-page.tsx`;

/**
 * The pages that are drawn at build time, with the modules that the browser loads for each. One that is for reading asks
 * the server for nothing and may wait with coming alive until somebody is there. One that the server draws again,
 * with what it reads for it (`isDrawn`), is for reading then.
 * @typedef {{ path: string, modules: string[], budgetKb: number, isForReading?: boolean, isDrawn?: boolean }} SitePage
 * @type {SitePage[]}
 */
export const PAGES = [
  { path: '/', modules: [page('home')], budgetKb: 150, isForReading: true },
  { path: '/find-cleaners', modules: [page('find-cleaners'), QUERIES], budgetKb: 200, isDrawn: true },
  { path: '/become-cleaner', modules: [page('become-cleaner')], budgetKb: 200 },
  { path: '/login', modules: [page('login')], budgetKb: 200 },
  ...[
    'how-it-works',
    'pricing-guide',
    'customer-reviews',
    'safety-insurance',
    'join-network',
    'about-us',
  ].map((name) => ({ path: `/${name}`, modules: [marketing(name)], budgetKb: 150, isForReading: true })),
  { path: '/contact', modules: [marketing('contact')], budgetKb: 150 },
  { path: '/terms-of-service', modules: [marketing('terms')], budgetKb: 150, isForReading: true },
  { path: '/privacy-policy', modules: [marketing('privacy')], budgetKb: 150, isForReading: true },
  ...TOWNS.map(({ slug }) => ({
    path: `/cleaners/in/${slug}`,
    modules: [page('town'), QUERIES],
    budgetKb: 200,
    isDrawn: true,
  })),
];

/**
 * The pages that no build can know.
 * @type {SitePage[]}
 */
export const OTHER_PAGES = [
  { path: '/cleaners/:id', modules: [page('cleaner'), QUERIES], budgetKb: 200, isDrawn: true },
];
