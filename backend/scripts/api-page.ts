import { Marked, type Token, type Tokens } from 'marked';

/** Pages of the API, by their address below `/api/docs`. The first lists all calls. */
const PAGES = { '': 'Calls', guide: 'Guide', changes: 'Changes' } as const;
const FILES = { 'openapi.json': 'OpenAPI document', 'docs/postman.json': 'Postman collection' } as const;
/** The served pages of the documentation, by file. */
const SERVED = { 'api.md': 'guide', 'api-changes.md': 'changes' } as const;

export type ApiPage = keyof typeof PAGES;

/** Renders a page of the documentation in our own layout: themed, with a table of contents, and without scripts. */
export function pageOf(markdown: string, page: Exclude<ApiPage, ''>): string {
  const slugs = new Slugs();
  const marked = new Marked({
    renderer: {
      html: () => '',
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${text}</h1>\n`;
        const id = slugs.of(plainText(tokens));
        return `<h${depth} id="${id}"><a href="#${id}">${text}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const target = addressOf(href);
        return target === undefined ? text : `<a href="${target}">${text}</a>`;
      },
      table(token) {
        const textOf = ({ tokens: cell }: Tokens.TableCell) => this.parser.parseInline(cell);
        const head = token.header.map((cell) => `<th scope="col">${textOf(cell)}</th>`).join('');
        const rows = token.rows.map(
          (row) => `<tr>${row.map((cell) => `<td>${textOf(cell)}</td>`).join('')}</tr>`,
        );
        return `<table><thead><tr>${head}</tr></thead>\n<tbody>${rows.join('\n')}</tbody></table>\n`;
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const content = marked.parser(tokens);
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading')?.text ?? '';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Tidyhearth API</title>
<link rel="icon" href="/favicon.png" type="image/png">
<link rel="stylesheet" href="/api-docs/page.css">
<link rel="stylesheet" href="/api-docs/guide.css">
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<nav class="api-links" aria-label="About this API">
<strong>Tidyhearth API</strong>
${linksOf(page)}
</nav>
<div class="guide">
<nav class="contents" aria-label="On this page">
${contentsOf(tokens)}
</nav>
<main id="content" tabindex="-1">
${content}</main>
</div>
</body>
</html>
`;
}

function linksOf(current: ApiPage): string {
  const pages = Object.entries(PAGES).map(([path, text]) => {
    const here = path === current ? ' aria-current="page"' : '';
    return `<a href="/api/docs${path === '' ? '' : `/${path}`}"${here}>${text}</a>`;
  });
  const files = Object.entries(FILES).map(([path, text]) => `<a href="/api/${path}">${text}</a>`);
  return [...pages, ...files, '<a href="/">Tidyhearth</a>'].join('\n');
}

/** The table of contents: two levels of headings, in the order of the page. */
function contentsOf(tokens: readonly Token[]): string {
  const slugs = new Slugs();
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  const items = headings
    .filter(({ depth }) => depth > 1)
    .map(({ depth, tokens: inner }) => {
      const text = plainText(inner);
      return `<li class="level-${depth}"><a href="#${slugs.of(text)}">${escaped(text)}</a></li>`;
    });
  return `<ol>\n${items.join('\n')}\n</ol>`;
}

/** The address on our origin of a link in a file; undefined for files that are not served. */
function addressOf(href: string): string | undefined {
  if (/^(?:https?:|#|\/)/.test(href)) return escaped(href);
  const [file = '', part] = href.split('#', 2);
  const page = Object.entries(SERVED).find(([name]) => name === file)?.[1];
  return page && `/api/docs/${page}${part === undefined ? '' : `#${part}`}`;
}

/** The text without markup such as backticks. */
const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Anchors of headings as GitHub generates them, so that links work in both places. */
class Slugs {
  private readonly seen = new Map<string, number>();

  of(heading: string): string {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const times = this.seen.get(slug) ?? 0;
    this.seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  }
}
