/** Between the first sight of a prerendered page and the moment its content answers. */
let isComingAlive = false;

/** Both are known to `public/before-paint.js`, which marks what is pressed until the page is alive. */
const ALIVE = 'data-alive';
const PRESSED_EARLY = 'data-pressed-early';

export function beginToComeAlive(): void {
  isComingAlive = true;
}

function pressAgain(buttons: Iterable<HTMLButtonElement>): void {
  for (const button of buttons) {
    button.removeAttribute(PRESSED_EARLY);
    // Not before React has taken in what was typed.
    setTimeout(() => button.click());
  }
}

/** The bar and the foot of the page are alive before its content. */
export function finishFrame(): void {
  const content = document.getElementById('content');
  const pressed = document.querySelectorAll<HTMLButtonElement>(`button[${PRESSED_EARLY}]`);
  pressAgain([...pressed].filter((button) => !content?.contains(button)));
}

/** What was pressed before anything could answer is pressed again. */
export function finishComingAlive(): void {
  isComingAlive = false;
  document.documentElement.setAttribute(ALIVE, '');
  pressAgain(document.querySelectorAll<HTMLButtonElement>(`button[${PRESSED_EARLY}]`));
}

/**
 * A press that reaches the page, alive or not, is answered by it. A link pressed while it comes to life is followed by the
 * browser itself: React would bring the old page to life as the new one, and find that they differ.
 */
export function takeClick(event: { target: EventTarget; stopPropagation: () => void }): void {
  if (!isComingAlive || !(event.target instanceof Element)) return;
  if (event.target.closest('a[href]')) event.stopPropagation();
  else event.target.closest('button')?.removeAttribute(PRESSED_EARLY);
}
