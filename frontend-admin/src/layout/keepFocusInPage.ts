import { panelId } from './sections';

/** To be called once an act has taken its button away: a keyboard goes on in the page, and not at the top of the header. */
export function keepFocusInPage(): void {
  // What was fetched is rendered a frame later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById(panelId)?.focus({ preventScroll: true });
    }),
  );
}
