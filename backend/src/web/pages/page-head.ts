/**
 * What the page of one address says before its script has run: for link previews, search engines, and browsers without
 * scripts.
 */
export interface PageHead {
  title: string;
  /** Including the site's own address. */
  url?: string;
  description?: string;
  /** schema.org, without its context. */
  schema?: object;
  /** Shown only without scripts. */
  paragraphs?: string[];
}

/** The site replaces these with its own tags once it is hydrated; see `PageMeta` there. */
const SERVED = 'data-served';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${SERVED} ${kind}="${key}" content="${escape(content)}">`;

/** Writes the head into the shell of the site, whose own title is the name of the product. */
export function writeHead(shell: string, head: PageHead): string {
  return shell
    .replace(/<title>([^<]*)<\/title>/, (_tag, product: string) => tagsOf(head, product))
    .replace('<div id="root">', (root) => `${withoutScripts(head)}${root}`);
}

function tagsOf({ title, url, description, schema }: PageHead, product: string): string {
  const full = `${escape(title)} | ${product}`;
  const tags = [`<title>${full}</title>`];
  if (description === undefined || url === undefined)
    return [...tags, meta('name', 'robots', 'noindex')].join('');
  tags.push(
    meta('name', 'description', description),
    `<link ${SERVED} rel="canonical" href="${escape(url)}">`,
    `<meta ${SERVED} property="og:title" content="${full}">`,
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
  );
  if (schema) {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...schema }).replaceAll('<', '\\u003c');
    tags.push(`<script ${SERVED} type="application/ld+json">${json}</script>`);
  }
  return tags.join('');
}

function withoutScripts({ title, paragraphs }: PageHead): string {
  if (!paragraphs) return '';
  const texts = paragraphs.map((text) => `<p>${escape(text)}</p>`).join('');
  return `<noscript><main><h1>${escape(title)}</h1>${texts}</main></noscript>`;
}
