import { TOWNS } from '@tidyhearth/domain';
import { type CleanerAccount, world } from '../support/world.js';

/** What links to a page show before any script has run. */
async function pageOf(path: string) {
  const { status, text } = await world.anyone.get(path);
  const content = (pattern: RegExp) => pattern.exec(text)?.[1];
  const schema = content(/<script data-served type="application\/ld\+json">(.*?)<\/script>/);
  return {
    status,
    text,
    title: content(/<title>([^<]*)<\/title>/),
    description: content(/<meta [^>]*name="description" content="([^"]*)"/),
    canonical: content(/<link [^>]*rel="canonical" href="([^"]*)"/),
    robots: content(/<meta [^>]*name="robots" content="([^"]*)"/),
    openGraph: Object.fromEntries(
      [...text.matchAll(/<meta [^>]*property="og:(\w+)" content="([^"]*)"/g)].map(([, key, value]) => [
        key,
        value,
      ]),
    ),
    schema: schema === undefined ? undefined : JSON.parse(schema),
  };
}

const hide = (cleaner: CleanerAccount) =>
  world
    .as(cleaner)
    .patch(`/api/users/${cleaner.user.id}/privacy`)
    .send({ allowProfileSearch: false, shareContactInfo: false });

describe('the page of a cleaner', () => {
  it('tells previews and search engines who it is', async () => {
    const cleaner = await world.approvedCleaner({
      firstName: 'Nell "Nelly"',
      lastName: 'Ash & Co <b>',
      location: 'Oxford',
      hourlyRate: '23.50',
      services: ['regular', 'deep'],
    });
    const path = `/cleaners/${cleaner.cleaner.id}`;
    const page = await pageOf(path);
    expect(page).toMatchObject({
      status: 200,
      title: 'Nell &quot;Nelly&quot; Ash &amp; Co &lt;b&gt;, cleaner in Oxford | Tidyhearth',
      description: expect.stringContaining('from £23.50 an hour: Regular Cleaning, Deep Cleaning.'),
      canonical: expect.stringMatching(new RegExp(`^http.*${path}$`)),
      robots: undefined,
      openGraph: {
        title: page.title,
        description: page.description,
        url: page.canonical,
        site_name: 'Tidyhearth',
        image: expect.stringMatching(/^http.*\/og\.png$/),
      },
      schema: {
        '@context': 'https://schema.org',
        '@type': 'Service',
        url: page.canonical,
        provider: { name: 'Nell "Nelly" Ash & Co <b>' },
        offers: { priceSpecification: { price: '23.50', priceCurrency: 'GBP' } },
      },
    });
    expect(page.schema).not.toHaveProperty('aggregateRating');
    expect(page.text).toMatch(/<noscript><main><h1>Nell/);
    expect(page.text).not.toContain('<b>');
  });

  it('is not there for who applied, opted out or never was, and search engines are sent away', async () => {
    const applicant = await world.registerCleaner({ firstName: 'Wilfred' });
    const hidden = await world.approvedCleaner({ firstName: 'Wilfred' });
    expect((await hide(hidden)).status).toBe(200);
    for (const id of [
      applicant.cleaner.id,
      hidden.cleaner.id,
      99_999_999,
      99_999_999_999,
      0,
      '01',
      'nobody',
      '1%27',
    ]) {
      const page = await pageOf(`/cleaners/${id}`);
      expect([id, page.status, page.robots]).toEqual([id, 404, 'noindex']);
      expect(page).toMatchObject({ title: 'Profile not available | Tidyhearth', canonical: undefined });
      expect(page.text).not.toContain('Wilfred');
      expect(page.text).toContain('<div id="root">');
    }
  });
});

describe('the page of a town', () => {
  it('is there for every town we know, and search engines are led to the launched ones only', async () => {
    for (const { slug, name, launched } of TOWNS) {
      const page = await pageOf(`/cleaners/in/${slug}`);
      expect([slug, page.status, page.robots]).toEqual([slug, 200, launched ? undefined : 'noindex']);
      expect(page.title).toBe(`Cleaners in ${name} | Tidyhearth`);
      expect(page.canonical === undefined).toBe(!launched);
    }
  });

  it('is not there for any other', async () => {
    const page = await pageOf('/cleaners/in/atlantis');
    expect(page).toMatchObject({ status: 404, robots: 'noindex', title: '404 Page Not Found | Tidyhearth' });
  });
});
