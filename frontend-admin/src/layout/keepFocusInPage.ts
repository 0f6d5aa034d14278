import { panelId } from './sections';

/**
 * Call this when an act has removed its button, so that keyboard users continue in the page and not at the top of the
 * header.
 */
export function keepFocusInPage(): void {
  // Fetched data is rendered a frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(panelId)?.focus({ preventScroll: true });
    }),
  );
}
