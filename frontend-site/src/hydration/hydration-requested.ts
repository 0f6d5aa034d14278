const WANTED = 'data-hydration-wanted';

/**
 * Resolves once the page should hydrate: at once, unless it may wait for some activity of the visitor
 * (`public/before-paint.js`).
 */
export function hydrationRequested(): Promise<unknown> {
  const page = document.documentElement;
  const mayWait = document.querySelector('#root[data-hydrates-lazily]') !== null;
  if (!mayWait || page.hasAttribute(WANTED)) return Promise.resolve();
  return new Promise((resolve) => page.addEventListener(WANTED, resolve, { once: true }));
}
