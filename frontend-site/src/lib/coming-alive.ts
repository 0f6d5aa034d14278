/** Between the first sight of a prerendered page and the moment its content answers. */
let isComingAlive = false;

export function beginToComeAlive(): void {
  isComingAlive = true;
}

export function finishComingAlive(): void {
  isComingAlive = false;
}

/**
 * A link pressed in that time is followed by the browser itself: React would bring the old page to life as the new one, and
 * find that they differ.
 */
export function leaveEarlyClicksToBrowser(event: { target: EventTarget; stopPropagation: () => void }): void {
  if (isComingAlive && event.target instanceof Element && event.target.closest('a[href]'))
    event.stopPropagation();
}
