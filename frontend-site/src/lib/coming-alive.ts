/** Between the first sight of a prerendered page and the moment its content answers. */
let isComingAlive = false;

/** Both are known to `public/before-paint.js`, which marks what is pressed until the page is alive. */
const ALIVE = 'data-alive';
const PRESSED_EARLY = 'data-pressed-early';

export function beginToComeAlive(): void {
  isComingAlive = true;
}

const pressedEarly = () => document.querySelectorAll<HTMLElement>(`[${PRESSED_EARLY}]`);

function pressAgain(pressed: Iterable<HTMLElement>): void {
  for (const element of pressed) {
    element.removeAttribute(PRESSED_EARLY);
    // Not before React has taken in what was typed.
    setTimeout(() => element.click());
  }
}

/** The bar and the foot of the page are alive before its content. */
export function finishFrame(): void {
  const content = document.getElementById('content');
  pressAgain([...pressedEarly()].filter((element) => !content?.contains(element)));
}

/** What was pressed before anything could answer is pressed again. */
export function finishComingAlive(): void {
  isComingAlive = false;
  document.documentElement.setAttribute(ALIVE, '');
  pressAgain(pressedEarly());
}

/**
 * A press that reaches the page, alive or not, is answered by it. A link pressed while it comes to life is followed by the
 * browser itself, or pressed again if it stays on this page: React would bring the old page to life as the new one, and find
 * that they differ.
 */
export function takeClick(event: { target: EventTarget; stopPropagation: () => void }): void {
  if (!isComingAlive || !(event.target instanceof Element)) return;
  if (event.target.closest('a[href]')) event.stopPropagation();
  else event.target.closest('button')?.removeAttribute(PRESSED_EARLY);
}
