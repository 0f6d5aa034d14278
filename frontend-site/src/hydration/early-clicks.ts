/** True between the first paint of a prerendered page and its hydration. */
let isHydrating = false;

/** Set by `public/before-paint.js` on elements that are clicked before hydration. */
const CLICKED_EARLY = 'data-clicked-early';

export function startHydration(): void {
  isHydrating = true;
}

export function endHydration(): void {
  isHydrating = false;
}

/** Whether navigation must be left to the browser, because React would hydrate the old HTML as the new page. */
export const isPageHydrating = () => isHydrating;

/** Replays the clicks made before the page was hydrated. */
export function replayEarlyClicks(isReady: (element: HTMLElement) => boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${CLICKED_EARLY}]`)) {
    if (!isReady(element)) continue;
    element.removeAttribute(CLICKED_EARLY);
    // Later, because React has to process the typed input first.
    setTimeout(() => element.click());
  }
}

/**
 * React handles any click that reaches it, hydrated or not. A link clicked during hydration is followed by the browser
 * itself, or clicked again if it stays on this page, because React would otherwise hydrate the old HTML as the new page
 * and find that they differ.
 */
export function takeClick(event: { target: EventTarget; stopPropagation: () => void }): void {
  if (!(event.target instanceof Element)) return;
  if (!event.target.closest('a[href]')) event.target.closest('button')?.removeAttribute(CLICKED_EARLY);
  else if (isHydrating) event.stopPropagation();
}
