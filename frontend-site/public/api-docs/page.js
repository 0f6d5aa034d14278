/* What Swagger UI lacks: a width for phones, links to what belongs to the document, and a token that survives a reload. */
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

  function keepToken() {
    const { ui } = window;
    if (!ui) {
      setTimeout(keepToken, 50);
      return;
    }
    const { authActions, getStore } = ui.getSystem();
    const kept = sessionStorage.getItem(KEPT);
    if (kept) authActions.restoreAuthorization({ authorized: JSON.parse(kept) });
    getStore().subscribe(() => {
      const authorized = getStore().getState().getIn(['auth', 'authorized']);
      if (authorized) sessionStorage.setItem(KEPT, JSON.stringify(authorized.toJS()));
    });
  }
  window.addEventListener('load', keepToken);
})();
