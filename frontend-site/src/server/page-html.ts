import { SERVED_ID, type Served } from '../hydration/served-data';

export interface PageFrame {
  /** The built page without scripts and content. */
  html: string;
  /** The HTML that loads the scripts of this page. */
  scripts: string;
  /** The page contains all that it shows, so it may delay hydration until there is some activity. */
  hydratesLazily: boolean;
}

const STYLE = /<style data-emotion="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g;
const HEAD_TAG = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*\/>)/;

/**
 * React renders tags for the head before the content, and emotion renders styles beside each element. Those of the
 * element `Global` are the same on every page, and the site in the browser relies on finding them
 * (`src/theme/index.ts`).
 */
export function splitHtml(html: string) {
  const names: string[] = [];
  let rules = '';
  let globals = '';
  let body = html.replace(STYLE, (_tag, name: string, css: string) => {
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
  // Emotion moves its style element on hydration. A move restyles the page, so the rules are in an element of their
  // own.
  const styles = `<style>${rules}</style><style data-emotion="css ${names.join(' ')}"></style>`;
  return { head, globals, styles, body };
}

/** Throws if something is missing that a reader would notice. */
function checkWhole(path: string, { head, styles, body }: ReturnType<typeof splitHtml>): void {
  const isWhole =
    body.includes('<h1') && head.includes('<title>') && !/<script(?! type="application)|<template/.test(body);
  if (!isWhole) throw new Error(`${path} was not rendered as a whole page`);
  const bare = [...body.matchAll(/\bclass="[^"]*?\bcss-([a-z0-9]+)/g)].find(
    ([, name = '']) => !styles.includes(name),
  );
  if (bare) throw new Error(`${path} came without the styles of ${bare[1]}`);
}

export function fillPage(path: string, rendered: string, frame: PageFrame, served: Served): string {
  const parts = splitHtml(rendered);
  checkWhole(path, parts);
  const { head, styles, body } = parts;
  // `public/before-paint.js` takes the scripts out of their template once the page has been painted.
  const scripts = `<template id="scripts">${frame.scripts}</template>`;
  const root = frame.hydratesLazily ? '<div id="root" data-hydrates-lazily>' : '<div id="root">';
  const json = JSON.stringify(served).replaceAll('<', '\\u003c');
  const data = served.length > 0 ? `<script type="application/json" id="${SERVED_ID}">${json}</script>` : '';
  return frame.html
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `${root}${body}</div>${data}${scripts}`);
}

/** The browser renders the page's own content and its tags for the head. */
export function fillFrame(rendered: string, html: string): string {
  const { styles, body } = splitHtml(rendered);
  return html
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}
