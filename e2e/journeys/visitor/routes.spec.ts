import type { Page } from '@playwright/test';
import { TOWNS } from '@tidyhearth/domain';
import { registerCustomer, signIn } from '../../support/accounts.js';
import { expectLegible, expectNoAxeViolations } from '../../support/accessibility.js';
import { goWithin } from '../../support/go-within.js';
import { holdRequests } from '../../support/hold-requests.js';
import { expectNothingCutOff, expectNothingSideways, spaceText } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { visit } from './visit.js';

const PAGES = [
  { path: '/', title: /^Trusted local cleaners/, heading: 'Come home to clean.' },
  { path: '/find-cleaners', title: /^Find cleaners/, heading: 'Find a cleaner near you' },
  { path: '/cleaners/1', title: /, cleaner in /, heading: /\w+ \w+/ },
  { path: '/cleaners/in/oxford', title: /^Cleaners in Oxford/, heading: 'Cleaners in Oxford' },
  { path: '/cleaners/in/leeds', title: /^Cleaners in Leeds/, heading: 'Cleaners in Leeds' },
  { path: '/become-cleaner', title: /^Become a cleaner/, heading: /./ },
  { path: '/login', title: /^Sign in/, heading: 'Sign in' },
  { path: '/forgot-password', title: /^Forgot your password/, heading: 'Forgot your password?' },
  { path: '/reset-password', title: /^Choose a new password/, heading: 'Invalid Reset Link' },
  {
    path: '/confirm-email',
    title: /^Confirm your address/,
    heading: 'This link does not work',
  },
  { path: '/how-it-works', title: /^How it works/, heading: /^Three steps/ },
  { path: '/pricing-guide', title: /^Pricing/, heading: /./ },
  { path: '/customer-reviews', title: /^Customer reviews/, heading: /./ },
  { path: '/safety-insurance', title: /^Safety/, heading: /./ },
  { path: '/join-network', title: /^Join/, heading: /./ },
  { path: '/about-us', title: /^About/, heading: /./ },
  { path: '/contact', title: /^Contact/, heading: 'Talk to us' },
  { path: '/terms-of-service', title: /^Terms/, heading: /^Terms/ },
  { path: '/privacy-policy', title: /^Privacy/, heading: /^Privacy/ },
  { path: '/email-test', title: /^Captured mails/, heading: 'Captured mails' },
  { path: '/password-reset-test', title: /^Password reset test/, heading: 'Password reset test' },
  {
    path: '/verification-test',
    title: /^Email verification test/,
    heading: 'Email verification test',
  },
  { path: '/no-such-page', title: /^404 Page Not Found/, heading: '404 Page Not Found' },
];

async function expectThere(page: Page, { title, heading }: (typeof PAGES)[number]) {
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveTitle(/ \| Tidyhearth$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function useColours(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator(`html.${colorScheme}`)).toBeAttached();
}

for (const one of PAGES) {
  test(`${one.path} stands with its title and heading, accessible in both colour modes`, async ({ page }) => {
    await visit(page, one.path);
    await expectThere(page, one);
    await useColours(page, 'light');
    await expectNoAxeViolations(page);
    await useColours(page, 'dark');
    await expectLegible(page);
    await expectNothingCutOff(page);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingCutOff(page);
    }
  });
}

for (const colours of ['light', 'dark'] as const) {
  test(`who goes from page to page on a phone finds each accessible, with ${colours} colours @phone-only`, async ({
    page,
  }) => {
    // This page is rendered only by the browser. Once it is shown, links don't load a new document.
    await visit(page, '/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await useColours(page, colours);
    for (const one of PAGES) {
      await test.step(one.path, async () => {
        await goWithin(page, one.path);
        await expectThere(page, one);
        await (colours === 'light' ? expectNoAxeViolations(page) : expectLegible(page));
        await expectNothingCutOff(page);
      });
    }
  });
}

test('an unknown path answers 404', async ({ request }) => {
  expect((await request.get('/no-such-page')).status()).toBe(404);
  expect((await request.get('/how-it-works')).status()).toBe(200);
  expect((await request.get('/messages/1-2')).status()).toBe(200);
});

test('an address that can’t be read leads a browser to the page for unknown addresses', async ({ page }) => {
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.goto('/cleaners/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This cleaner is not here any more');
});

test('every link in a mail leads to a page', async ({ request }) => {
  const mails = (await (await request.get('/api/dev/emails')).json()) as { text: string }[];
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/[^\s>)]+/g) ?? []);
  expect(links.length).toBeGreaterThan(0);
  const paths = new Set(links.map((link) => new URL(link).pathname));
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/how-it-works', '/pricing-guide', '/contact', '/cleaners/in/oxford']) {
    test(`${path} arrives with its content and styles`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      await expect(page.locator('style[data-emotion]')).not.toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('font-family', /Figtree/);
      await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} `);
      // The form of this page needs scripts.
      await expect(page.locator('noscript')).toHaveCount(path === '/contact' ? 1 : 0);
    });
  }

  for (const path of ['/dashboard', '/reset-password', '/login', '/find-cleaners?postcode=OX1', '/admin/']) {
    test(`${path} says that it needs them`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('noscript')).toBeVisible();
    });
  }
});

test('the head stays single and true while going from page to page', async ({ page, baseURL }) => {
  await visit(page, '/how-it-works');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/how-it-works$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing guide' }).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/pricing-guide$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  expect(baseURL).toBeTruthy();
});

test('a link pressed before the page is hydrated still leads there', async ({ page }) => {
  const { release } = await holdRequests(page, /\/assets\/how-it-works-page-.*\.js$/);
  await page.goto('/how-it-works', { waitUntil: 'commit' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing guide' });
  await link.click();
  await expect(page).toHaveTitle(/^Pricing/);
  release();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('signing out before the page is hydrated leads to the home page', async ({ page, request }) => {
  await signIn(page, await registerCustomer(request));
  const { release } = await holdRequests(page, /\/assets\/about-us-page-.*\.js$/);
  await page.goto('/about-us', { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveTitle(/^Trusted local cleaners/);
  release();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come home to clean.');
});

test('search engines get a sitemap of what is public, and nobody else', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(files).toContain('/sitemaps/pages.xml');
  const pages = await (await request.get('/sitemaps/pages.xml')).text();
  const addresses = [...pages.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  for (const { slug, launched } of TOWNS) {
    expect(addresses.includes(`/cleaners/in/${slug}`), slug).toBe(launched);
  }
  for (const path of addresses) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<h1');
    expect(html, path).not.toContain('noindex');
  }
  const cleaners = await (await request.get('/sitemaps/cleaners-1.xml')).text();
  const first = /\/cleaners\/(\d+)</.exec(cleaners)?.[1];
  expect((await request.get(`/api/cleaners/${first}`)).status()).toBe(200);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test('a page for a town fits a narrow phone with letters set apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/cleaners/in/bicester');
  await expect(page.getByRole('link', { name: /^Search near/ })).toBeVisible();
  await spaceText(page);
  await expectNothingSideways(page);
});
