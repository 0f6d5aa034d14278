/** Between the first paint of a prerendered page and its hydration. */
let isHydrating = false;

/** Set by `public/before-paint.js` on what is clicked before hydration. */
const CLICKED_EARLY = 'data-clicked-early';

export function startHydration(): void {
  isHydrating = true;
}

export function endHydration(): void {
  isHydrating = false;
}

/** Whether whoever goes elsewhere must leave that to the browser: React would hydrate the old HTML as the new page. */
export const isPageHydrating = () => isHydrating;

/** Replays the clicks made before the page was hydrated. */
export function replayEarlyClicks(isReady: (element: HTMLElement) => boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${CLICKED_EARLY}]`)) {
    if (!isReady(element)) continue;
    element.removeAttribute(CLICKED_EARLY);
    // Not before React has taken in what was typed.
    setTimeout(() => element.click());
  }
}

/**
 * A click that reaches React is answered by it, hydrated or not. A link clicked during hydration is followed by the browser
 * itself, or clicked again if it stays on this page: React would hydrate the old HTML as the new page, and find that they
 * differ.
 */
export function takeClick(event: { target: EventTarget; stopPropagation: () => void }): void {
  if (!(event.target instanceof Element)) return;
  if (!event.target.closest('a[href]')) event.target.closest('button')?.removeAttribute(CLICKED_EARLY);
  else if (isHydrating) event.stopPropagation();
}
