import { screen } from '@testing-library/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROUTES } from '../config/routes';
import { renderOnSite } from '../test/render';
import { AppRoutes } from './routes';

/** What this DOM lacks of a browser. */
beforeEach(() => {
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [ROUTES.contact, false],
  [ROUTES.contact.toUpperCase(), true],
  ['/nothing-here', true],
])(
  'shows the page for unknown addresses exactly where the server answers 404 (%s: %s)',
  async (path, isUnknown) => {
    renderOnSite(<AppRoutes />, path);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent === PAGE_TEXTS.notFound).toBe(isUnknown);
  },
);
