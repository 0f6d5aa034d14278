import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The page is no wider than the screen, once it is redrawn after a change of width. Chromium can miss that a media
 * query has begun to match if a style rule is added at that moment, and notices at the next change. A page that is too
 * wide is therefore resized once more.
 */
export async function expectNothingSideways(page: Page): Promise<void> {
  const tooWide = async () => {
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) await changeWidthAndBack(page);
    return excess;
  };
  await expect.poll(tooWide, 'the page scrolls sideways').toBe(0);
}

/** The button is as high on the page as the field it stands beside. */
export async function expectBeside(button: Locator, field: Locator): Promise<void> {
  const [a, b] = await Promise.all([button.boundingBox(), field.boundingBox()]);
  expect(Math.abs((a?.y ?? Number.NaN) - (b?.y ?? Number.NaN))).toBeLessThanOrEqual(2);
}

/** Applies the text spacing that WCAG 1.4.12 allows readers to set. Stays for later checks of the document. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(style);
  });
}

async function changeWidthAndBack(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) return;
  await page.setViewportSize({ ...size, width: size.width * 4 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.setViewportSize(size);
}

/** Nothing overflows the screen, no text is cut off, and nothing scrolls sideways. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const flaws = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const width = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        if (element.closest('svg, [aria-hidden=true], noscript') || !element.checkVisibility()) continue;
        const { left, right, width: own, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        // Visually hidden elements are a single clipped pixel.
        if (own <= 1 || height <= 1 || style.clipPath !== 'none' || style.opacity === '0') continue;
        const name = `${element.tagName.toLowerCase()} "${element.innerText?.slice(0, 40)}"`;
        if ((left < -1 || right > width + 1) && !element.closest('[data-scope=tabs]'))
          found.push(`over the edge: ${name}`);
        const clips = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        if (clips && !['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName))
          found.push(`cut off: ${name}`);
      }
      return found.slice(0, 10);
    });
  await expect.poll(flaws).toEqual([]);
}
