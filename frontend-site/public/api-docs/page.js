/*
 * What Swagger UI lacks: a width for phones, links to what belongs to the document, a token that survives a reload, and calls
 * that open at once.
 */
(() => {
  const LINKS = [
    ['/api/docs', 'Calls'],
    ['/api/docs/guide', 'Guide'],
    ['/api/docs/changes', 'Changes'],
    ['/api/openapi.json', 'OpenAPI document'],
    ['/api/docs/postman.json', 'Postman collection'],
    ['/', 'Tidyhearth'],
  ];
  /** In the session of the tab, not for good: on a shared computer a token must not stay behind. */
  const KEPT = 'api-docs-authorized';

  const meta = document.createElement('meta');
  meta.name = 'viewport';
  meta.content = 'width=device-width, initial-scale=1';
  document.head.append(meta);
  document.documentElement.lang = 'en-GB';

  const bar = document.createElement('nav');
  bar.className = 'api-links';
  bar.setAttribute('aria-label', 'About this API');
  const title = document.createElement('strong');
  title.textContent = 'Tidyhearth API';
  bar.append(title);
  for (const [href, text] of LINKS) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    if (href === '/api/docs') link.setAttribute('aria-current', 'page');
    bar.append(link);
  }
  document.body.prepend(bar);

  function keepToken({ authActions, getStore }) {
    const kept = sessionStorage.getItem(KEPT);
    if (kept) authActions.restoreAuthorization({ authorized: JSON.parse(kept) });
    getStore().subscribe(() => {
      const authorized = getStore().getState().getIn(['auth', 'authorized']);
      if (authorized) sessionStorage.setItem(KEPT, JSON.stringify(authorized.toJS()));
    });
  }

  /** The keys that a reference within the document leads through (RFC 6901). */
  const keysOf = ($ref) =>
    decodeURIComponent($ref)
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

  /** The document with nothing but what lies at a path, and what that refers to. */
  function partOf({ paths, webhooks, components, ...frame }, path) {
    const whole = { paths, webhooks, components };
    const part = { ...frame };
    const seen = new Set();
    take(path[0] === 'components' ? path : path.slice(0, 2));
    return part;

    function take(keys) {
      const name = keys.join('\n');
      if (seen.has(name)) return;
      seen.add(name);
      let from = whole;
      let to = part;
      for (const key of keys.slice(0, -1)) {
        from = from?.[key];
        to = to[key] ??= {};
      }
      const last = keys.at(-1);
      const value = from?.[last];
      if (value === undefined) return;
      to[last] = value;
      follow(value);
    }

    function follow(value) {
      if (value === null || typeof value !== 'object') return;
      if (typeof value.$ref === 'string' && value.$ref.startsWith('#/')) take(keysOf(value.$ref));
      for (const inner of Object.values(value)) follow(inner);
    }
  }

  /** Swagger UI goes through all of the document it is given whenever a call is opened, which takes it seconds. */
  function resolveWithinParts({ fn }) {
    const { resolveSubtree } = fn;
    fn.resolveSubtree = (document, path, options) =>
      resolveSubtree(path.length > 1 ? partOf(document, path) : document, path, options);
  }

  function start() {
    const system = window.ui.getSystem();
    resolveWithinParts(system);
    keepToken(system);
  }
  // The listener that makes `ui` was added before.
  window.addEventListener('load', start, { once: true });
})();
