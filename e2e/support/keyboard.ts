import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 80;

/** The focused element, or the box that stands in for it, is in view and has a focus ring. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return 'nothing has the focus';
        const drawn = [element, element.parentElement, element.nextElementSibling].filter(
          (box): box is HTMLElement => box instanceof HTMLElement,
        );
        const ring = drawn.find((box) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(box);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
        });
        const name = element.outerHTML.slice(0, 160);
        if (!ring) return `no ring: ${name}`;
        const { top, bottom, left, right } = ring.getBoundingClientRect();
        const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return isOnScreen ? '' : `not on the screen: ${name}`;
      }),
    )
    .toBe('');
}

/** Nothing covers the centre of the focused element. */
export async function expectFocusUncovered(page: Page): Promise<void> {
  const cover = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement) return 'nothing has the focus';
      const { left, top, width, height } = activeElement.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = above !== null && (activeElement.contains(above) || above.contains(activeElement));
      return isSeen
        ? ''
        : `${activeElement.outerHTML.slice(0, 160)} is under ${above?.outerHTML.slice(0, 160)}`;
    });
  await expect.poll(cover).toBe('');
}

/** Presses Tab until the target has the focus, which must be visible at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < FAR; step += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${FAR} presses of Tab did not reach ${target}`);
}

const isFocusWithin = (dialog: Locator) => dialog.evaluate((box) => box.contains(document.activeElement));

/** A dialog takes the focus a frame after it is drawn, and reacts to Escape only from then on. */
export async function expectFocusWithin(dialog: Locator): Promise<void> {
  await expect.poll(() => isFocusWithin(dialog), `the focus is within ${dialog}`).toBe(true);
}

export async function pressEscapeIn(page: Page, dialog: Locator): Promise<void> {
  await expectFocusWithin(dialog);
  await page.keyboard.press('Escape');
}

/** The focused element is fully in view at every stop, so that it can be read and used. */
export async function expectStopsInView(page: Page, dialog: Locator): Promise<void> {
  await expectFocusWithin(dialog);
  const stops = await dialog.locator('a[href], button, input, select, textarea').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(hiddenPartOfFocused), 'part of what has the focus is out of view')
      .toBe('');
  }
}

/**
 * For a choice, whose own input is hidden, this checks its label. It does not use `:focus`, which does not match a date
 * field while its button has the focus.
 */
async function hiddenPartOfFocused(): Promise<string> {
  const { activeElement } = document;
  if (!activeElement) return 'nothing has the focus';
  const drawn = activeElement.matches('[type=radio], [type=checkbox]') && activeElement.closest('label');
  const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    new IntersectionObserver(resolve).observe(drawn || activeElement);
  });
  return seen.every(({ intersectionRatio }) => intersectionRatio > 0.99)
    ? ''
    : activeElement.outerHTML.slice(0, 160);
}

export async function expectFocusTrapped(page: Page, dialog: Locator): Promise<void> {
  await expectFocusWithin(dialog);
  const stops = await dialog.locator('a[href], button, input, select, textarea').count();
  const round = [
    ...Array.from({ length: stops + 1 }, () => 'Tab'),
    ...Array.from({ length: 3 }, () => 'Shift+Tab'),
  ];
  for (const key of round) {
    await page.keyboard.press(key);
    expect(await isFocusWithin(dialog), `${key} left the dialog`).toBe(true);
  }
  await expectFocusSeen(page);
}
