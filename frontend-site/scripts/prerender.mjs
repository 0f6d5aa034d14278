/** `node scripts/prerender.mjs`, after `vite build`: writes each public page as HTML with its content in it. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readManifest, scriptsOf } from './chunks.mjs';
import { PAGES } from './pages.mjs';

process.env.NODE_ENV = 'production';
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const serverFolder = join(dist, '.server');

await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: serverFolder,
    copyPublicDir: false,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'entry-server.mjs' } },
  },
  ssr: { noExternal: true },
});

const { render, ROUTE_PATHS } = await import(pathToFileURL(join(serverFolder, 'entry-server.mjs')).href);
const fonts = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`)
  .join('');
const STYLE = /<style data-emotion="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g;
const HEAD_TAG = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*\/>)/;
const NOT_FOUND = {
  path: '/404',
  modules: ['src/app/pages/not-found-page.tsx'],
  budgetKb: 150,
  isForReading: true,
};

const manifest = readManifest(dist);
const { globals } = takeApart(await render(NOT_FOUND.path));
const built = readFileSync(join(dist, 'index.html'), 'utf8');
const entry = /<script type="module"[^>]*><\/script>/.exec(built)?.[0];
if (entry === undefined) throw new Error('index.html has no entry script');
/** Without scripts. */
const frame = built
  .replace(entry, '')
  .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
  .replace('</head>', () => `${fonts}${globals}</head>`);
/** For the pages that are drawn by the browser. */
const shell = frame.replace('</head>', () => `${preloads([])}${entry}</head>`);
writeFileSync(join(dist, 'index.html'), shell);

/** @param {string[]} modules */
function preloads(modules) {
  const files = scriptsOf(manifest, modules);
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

/**
 * React puts what belongs into the head before the content, emotion its styles beside each element. Those of the element
 * `Global` are the same on every page, and the browser's copy of the site relies on finding them (`src/theme/index.ts`).
 * @param {string} html
 */
function takeApart(html) {
  /** @type {string[]} */
  const names = [];
  let rules = '';
  let globals = '';
  let body = html.replace(STYLE, (tag, name, css) => {
    if (name.startsWith('css ')) {
      names.push(name.slice('css '.length));
      rules += css;
    } else globals += `<style>${css}</style>`;
    return '';
  });
  let head = '';
  for (let tag = HEAD_TAG.exec(body); tag; tag = HEAD_TAG.exec(body)) {
    head += tag[0];
    body = body.slice(tag[0].length);
  }
  // Emotion moves the element that tells what is there, and a move restyles the page, so the rules stand beside it.
  const styles = `<style>${rules}</style><style data-emotion="css ${names.join(' ')}"></style>`;
  return { head, globals, styles, body };
}

/** @param {(typeof PAGES)[number]} page */
async function renderPage({ path, modules, isForReading }) {
  const { head, styles, body } = takeApart(await render(path));
  const isWhole =
    body.includes('<h1') && head.includes('<title>') && !/<script(?! type="application)|<template/.test(body);
  if (!isWhole) throw new Error(`${path} did not render as a whole page`);
  const bare = [...body.matchAll(/\bcss-([a-z0-9]+)/g)].find(([, name = '']) => !styles.includes(name));
  if (bare) throw new Error(`${path} came without the styles of ${bare[0]}`);
  // `public/before-paint.js` takes the scripts out of their template once the page has been painted.
  const scripts = `<template id="scripts">${preloads(modules)}${entry}</template>`;
  const root = isForReading ? '<div id="root" data-for-reading>' : '<div id="root">';
  return frame
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `${root}${body}</div>${scripts}`);
}

/** @type {Record<string, string>} */
const written = {};
for (const page of [...PAGES, NOT_FOUND]) {
  const { path } = page;
  const file = path === '/' ? 'home.html' : `${path.slice(1)}.html`;
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, await renderPage(page));
  written[path.slice(1)] = file;
}
/** Every page of these is rendered here, so any other address of theirs is nobody's. */
const CLOSED = new Set(['/cleaners/in/:town']);
const addresses = [
  ...ROUTE_PATHS.filter((/** @type {string} */ path) => !CLOSED.has(path)),
  ...PAGES.map(({ path }) => path),
];
writeFileSync(join(dist, 'routes.json'), `${JSON.stringify([...new Set(addresses)], null, 2)}\n`);
writeFileSync(join(dist, 'prerendered.json'), `${JSON.stringify(written, null, 2)}\n`);
rmSync(serverFolder, { recursive: true });
process.stdout.write(`Prerendered ${PAGES.length} pages\n`);
