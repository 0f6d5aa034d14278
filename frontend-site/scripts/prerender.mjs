/**
 * `node scripts/prerender.mjs`, after `vite build`: writes each public page as HTML with its content, and puts what the
 * server needs to render other pages into `dist/.server`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readManifest, scriptsOf } from './chunks.mjs';
import { OTHER_PAGES, PAGES } from './pages.mjs';

process.env.NODE_ENV = 'production';
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const serverFolder = join(dist, '.server');

await build({
  root,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: serverFolder,
    copyPublicDir: false,
    emptyOutDir: true,
    manifest: false,
    ssr: 'src/server/index.ts',
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'site.mjs' } },
  },
  ssr: { noExternal: true },
});

const { renderGlobals, renderPage, renderWorkFrame, ROUTE_PATHS, WORK_PATHS } = await import(
  pathToFileURL(join(serverFolder, 'site.mjs')).href
);
const fonts = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`)
  .join('');
// The pages of the API come from the backend, which doesn't know the file names that the build gave the fonts.
const FACES = { 'Fraunces Variable': '100 900', 'Figtree Variable': '300 900' };
const faces = Object.entries(FACES).map(([family, weights]) => {
  const name = family.split(' ', 1)[0]?.toLowerCase() ?? '';
  const file = readdirSync(join(dist, 'assets')).find(
    (one) => one.startsWith(name) && one.endsWith('.woff2'),
  );
  if (file === undefined) throw new Error(`the build has no font ${family}`);
  return `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: url('/assets/${file}') format('woff2'); }\n`;
});
writeFileSync(join(dist, 'api-docs/fonts.css'), faces.join(''));

/** @type {import('./pages.mjs').SitePage} */
const NOT_FOUND = {
  path: '/404',
  modules: ['src/app/pages/not-found-page.tsx'],
  budgetKb: 150,
  hydratesLazily: true,
};

const manifest = readManifest(dist);
const built = readFileSync(join(dist, 'index.html'), 'utf8');
const entry = /<script type="module"[^>]*><\/script>/.exec(built)?.[0];
if (entry === undefined) throw new Error('index.html has no entry script');
const globals = await renderGlobals(NOT_FOUND.path);
const NOTICE = /<noscript[\s\S]*?<\/noscript>\s*/;
const bare = built
  .replace(entry, '')
  .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
  .replace('</head>', () => `${fonts}${globals}</head>`);
const html = bare.replace(NOTICE, '');

/** @param {string[]} modules */
function loaders(modules) {
  const files = scriptsOf(manifest, modules);
  return `${files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')}${entry}`;
}

/** The template of pages that the browser renders. */
const shell = bare.replace('</head>', () => `${loaders([])}</head>`);
writeFileSync(join(dist, 'index.html'), shell);

/** @type {Record<string, string>} */
const written = {};
for (const { path, modules, hydratesLazily = false, isServerRendered, onlyWithoutQuery } of [
  ...PAGES,
  NOT_FOUND,
]) {
  const file = path === '/' ? 'home.html' : `${path.slice(1)}.html`;
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  // Pages that can only be read don't mention scripts. Those with a form say that they need them, and so does the
  // search, whose list only the browser fills for an address with a query string.
  const isReadOnly = hydratesLazily || (isServerRendered && !onlyWithoutQuery);
  const frame = isReadOnly ? html : bare;
  writeFileSync(target, await renderPage(path, { html: frame, scripts: loaders(modules), hydratesLazily }));
  written[path.slice(1)] = file;
}

// The scripts of this page are not delayed, because people can't use it without them.
writeFileSync(join(dist, 'work-area.html'), await renderWorkFrame(WORK_PATHS[0], shell));
for (const path of WORK_PATHS) written[path.slice(1)] = 'work-area.html';

const rendered = [...PAGES, ...OTHER_PAGES].filter(({ isServerRendered }) => isServerRendered);
const scripts = Object.fromEntries(rendered.map(({ path, modules }) => [path, loaders(modules)]));
writeFileSync(join(serverFolder, 'pages.json'), JSON.stringify({ html, scripts }));

/** All pages below these addresses are rendered here, so any other address below them does not exist. */
const CLOSED = new Set(['/cleaners/in/:town']);
const addresses = [
  ...ROUTE_PATHS.filter((/** @type {string} */ path) => !CLOSED.has(path)),
  ...PAGES.map(({ path }) => path),
];
writeFileSync(join(dist, 'routes.json'), `${JSON.stringify([...new Set(addresses)], null, 2)}\n`);
writeFileSync(join(dist, 'prerendered.json'), `${JSON.stringify(written, null, 2)}\n`);
process.stdout.write(`Prerendered ${PAGES.length} pages\n`);
