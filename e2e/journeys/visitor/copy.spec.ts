import { TOWNS } from '@tidyhearth/domain';
import { ADMIN, signIn } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { visit } from './visit.js';

const PAGES = [
  ...['/', '/find-cleaners', '/become-cleaner', '/how-it-works', '/pricing-guide', '/customer-reviews'],
  ...['/safety-insurance', '/join-network', '/about-us', '/contact', '/terms-of-service', '/privacy-policy'],
];

test('wherever the 85 % stands, the same sentence says what holds in the beta', async ({ page, request }) => {
  const { platformFeeRate } = (await (await request.get('/api/config')).json()) as {
    platformFeeRate: number;
  };
  const fee = `${Math.round(platformFeeRate * 100)}%`;
  const share = `${Math.round((1 - platformFeeRate) * 100)}%`;
  const promises: string[] = [];
  for (const path of PAGES) {
    await visit(page, path);
    const texts = await page.locator('main :is(p, li, h1, h2, h3, summary)').allTextContents();
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s/));
    promises.push(...sentences.filter((sentence) => sentence.includes('85%')));
    for (const sentence of sentences.filter((text) => /\bfee is (only )?\d/.test(text)))
      expect(sentence, path).toContain(fee);
  }
  expect(promises.length).toBeGreaterThanOrEqual(4);
  for (const promise of promises) {
    expect(promise).toMatch(/beta/);
    expect(promise).toContain(fee);
    expect(promise).toContain(share);
  }
});

test('what is invented says that it is a sample', async ({ page }) => {
  const samples = (path: string, ...words: RegExp[]) =>
    test.step(path, async () => {
      await visit(page, path);
      for (const word of words) await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    });
  await samples('/', /^Sample figures from our beta/);
  await samples('/become-cleaner', /^Sample figures from our beta/);
  await samples('/customer-reviews', /^Sample reviews and ratings/, /^Sample rating$/);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('article').getByText('Sample', { exact: true })).toHaveCount(6);
  await samples('/pricing-guide', /^Sample prices/);
  await samples('/safety-insurance', /^Sample figures/);
  await samples('/join-network', /^Sample figures/);
  await samples('/about-us', /^Sample story/, /^Sample team/, /^Sample list/, /^Sample figures/);
  await samples('/contact', /^Sample number/);
});

test('a city of the plans shows who is listed near it; where nobody is, it leads to the waitlist', async ({
  page,
}) => {
  const city = TOWNS.find(({ launched }) => !launched);
  const notYet = page.getByRole('heading', { name: `Not in ${city?.name} yet` });
  await visit(page, `/cleaners/in/${city?.slug}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(notYet).toBeHidden();

  await page.route('**/api/cleaners?*', (route) => route.fulfill({ json: [] }));
  await visit(page, `/cleaners/in/${city?.slug}`);
  await expect(notYet).toBeVisible();
  await page.getByRole('link', { name: 'Join the waitlist' }).click();
  await expect(page.locator('#waitlist')).toBeInViewport();
});

test('one choice of colours serves the site, its other tabs and the console', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, ADMIN);
  await visit(page, '/how-it-works');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/pricing-guide');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expect(other.locator('html')).toHaveClass(/dark/);

  await other.goto('/admin/');
  const lighter = other.getByRole('button', { name: 'Use light colours' });
  await lighter.click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Use dark colours' })).toBeVisible();
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expect(lighter).toBeVisible();
});
