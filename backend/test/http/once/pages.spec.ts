import { TOWNS } from '@tidyhearth/domain';
import { waitFor } from '../../../../scripts/lib/wait.mjs';
import { type CleanerAccount, world } from '../../support/world.js';

/** Head and text of a page before any script has run. */
async function pageOf(path: string) {
  const { status, text } = await world.anyone.get(path);
  return { status, ...readPage(text) };
}

function readPage(text: string) {
  const content = (pattern: RegExp) => pattern.exec(text)?.[1];
  const schema = content(/<script(?: data-served)? type="application\/ld\+json">(.*?)<\/script>/);
  const served = content(/<script type="application\/json" id="served">(.*?)<\/script>/);
  return {
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
    served: served === undefined ? undefined : JSON.parse(served),
  };
}

/** Waits for a rendered page. While the render thread is busy, pages are returned without content. */
const renderedPage = (path: string) =>
  waitFor(
    async () => {
      const page = await pageOf(path);
      return page.served ? page : undefined;
    },
    { timeoutMs: 20_000, what: `${path}, rendered` },
  );

const hide = (cleaner: CleanerAccount) =>
  world
    .as(cleaner)
    .patch(`/api/users/${cleaner.user.id}/privacy`)
    .send({ allowProfileSearch: false, shareContactInfo: false });

describe('a page behind the sign-in', () => {
  it.each(['/dashboard', '/profile?tab=safety', '/messages/1-2', '/bookings/12'])(
    'has the frame of the site in it: %s',
    async (path) => {
      const { status, title, text } = await pageOf(path);
      expect(status).toBe(200);
      expect(title).toBe('Tidyhearth');
      expect(text).toMatch(/<div id="root"><div [^>]*>.*<header .*<main .*<footer /);
    },
  );
});

describe('the page of a cleaner', () => {
  it.each([
    ['rendered by the server', '', /<h1 [^>]*>Nell &quot;Nelly&quot; Ash &amp; Co<\/h1>/],
    ['to be rendered by the browser', '?book=1', /<noscript><main><h1>Nell/],
  ])('tells previews and search engines who it is, %s', async (_how, query, heading) => {
    const cleaner = await world.approvedCleaner({
      firstName: 'Nell "Nelly"',
      lastName: 'Ash & Co',
      bio: 'I clean <b>carefully</b>, with products of my own that smell of nothing.',
      location: 'Oxford',
      hourlyRate: '23.50',
      services: ['regular', 'deep'],
    });
    const path = `/cleaners/${cleaner.cleaner.id}`;
    const page = await (query ? pageOf(path + query) : renderedPage(path));
    expect(page).toMatchObject({
      status: 200,
      title: 'Nell &quot;Nelly&quot; Ash &amp; Co, cleaner in Oxford | Tidyhearth',
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
        provider: { name: 'Nell "Nelly" Ash & Co' },
        offers: { priceSpecification: { price: '23.50', priceCurrency: 'GBP' } },
      },
    });
    expect(page.schema).not.toHaveProperty('aggregateRating');
    expect(page.text).toMatch(heading);
    expect(page.text).not.toContain('<b>');
  });

  it('shows the mark of our address, where a person typed it, as it was typed', async () => {
    const bio = 'I wrote my own site once, at __PUBLIC_URL__/me, and cleaned houses ever since.';
    const cleaner = await world.approvedCleaner({ bio });
    const { text, canonical, served } = await renderedPage(`/cleaners/${cleaner.cleaner.id}`);
    expect(text).toContain(bio);
    expect(JSON.stringify(served)).toContain(bio);
    expect(canonical).toMatch(/^http:/);
    expect(text.replaceAll(bio, '')).not.toContain('__PUBLIC_URL__');
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
  it('exists for every known town, and only launched ones are indexed', async () => {
    for (const { slug, name, launched } of TOWNS) {
      const page = await pageOf(`/cleaners/in/${slug}`);
      expect([slug, page.status, page.robots]).toEqual([slug, 200, launched ? undefined : 'noindex']);
      expect(page.title).toBe(`Cleaners in ${name} | Tidyhearth`);
      expect(page.canonical === undefined).toBe(!launched);
    }
  });

  it('is 404 for any other', async () => {
    const page = await pageOf('/cleaners/in/atlantis');
    expect(page).toMatchObject({ status: 404, robots: 'noindex', title: '404 Page Not Found | Tidyhearth' });
  });
});

describe('a page that the server renders', () => {
  it('has what the API answers about the cleaner, never older data', async () => {
    const cleaner = await world.approvedCleaner({ hourlyRate: '21.00' });
    const path = `/cleaners/${cleaner.cleaner.id}`;
    for (const hourlyRate of ['21.00', '22.50']) {
      await world.as(cleaner).patch(`/api/cleaners/${cleaner.cleaner.id}`).send({ hourlyRate });
      const { body } = await world.anyone.get(`/api${path}`);
      const page = await renderedPage(path);
      expect(body.hourlyRate).toBe(hourlyRate);
      expect(page.served).toEqual([[['cleaners', 'profile', cleaner.cleaner.id], body]]);
      expect(page.text).toContain(`£${hourlyRate}<`);
    }
  });

  it.each([
    ['/find-cleaners', '/api/cleaners', ''],
    ['/cleaners/in/witney', '/api/cleaners?postcode=OX28', 'OX28'],
  ])('%s shows the cleaners that the API finds', async (path, call, postcode) => {
    await world.approvedCleaner({ postcode: 'OX28 6AA' });
    // Retries, because other tests register cleaners at the same time.
    const { page, cleaners, origin } = await waitFor(
      async () => {
        const before = await world.anyone.get(call);
        const page = await renderedPage(path);
        const after = await world.anyone.get(call);
        const isSame = JSON.stringify(before.body) === JSON.stringify(after.body);
        const origin = after.get('x-search-origin');
        return isSame ? { page, cleaners: after.body, origin: origin && JSON.parse(origin) } : undefined;
      },
      { timeoutMs: 20_000, what: 'a quiet moment' },
    );
    expect(page.served).toMatchObject([[['cleaners', 'search', { postcode }], { pages: [{ cleaners }] }]]);
    expect(page.served[0][1].pages[0].origin).toEqual(origin || undefined);
    expect(cleaners.length).toBeGreaterThan(0);
    expect(page.text.match(/<article/g)).toHaveLength(cleaners.length);
  });

  it('leaves pages with a query string to the browser', async () => {
    for (const path of ['/find-cleaners?sort=price', '/cleaners/in/witney?x=1'])
      expect(await pageOf(path)).toMatchObject({ status: 200, served: undefined });
  });

  it('is the same compressed or not', async () => {
    for (const path of ['/how-it-works', '/cleaners/in/atlantis']) {
      const [plain, zipped] = await Promise.all(
        ['gzip;q=0, identity', 'br, gzip'].map((encodings) =>
          world.anyone.get(path).set('Accept-Encoding', encodings),
        ),
      );
      expect(plain?.get('content-encoding')).toBeUndefined();
      expect(zipped?.get('content-encoding')).toBe('gzip');
      expect(zipped?.text).toBe(plain?.text);
    }
  });

  it('answers 304 to a matching ETag', async () => {
    const page = await world.anyone.get('/how-it-works');
    const again = (path: string) =>
      world.anyone.get(path).set('If-None-Match', `"another", ${page.get('etag')}`);
    expect(page.get('cache-control')).toBe('no-cache');
    expect(await again('/how-it-works')).toMatchObject({ status: 304, text: '' });
    expect((await again('/pricing-guide')).status).toBe(200);
  });

  it('stays a 404 to who has its page already', async () => {
    const path = '/cleaners/in/atlantis';
    const tag = (await world.anyone.get(path)).get('etag') ?? '';
    expect((await world.anyone.get(path).set('If-None-Match', tag)).status).toBe(404);
  });

  it('does not serve the files of the renderer', async () => {
    for (const file of ['/.server/site.mjs', '/.server/pages.json'])
      expect((await world.anyone.get(file)).status).toBe(404);
  });
});

describe('what a search engine may read', () => {
  /** Follows RFC 9309: the longest matching rule decides, and between equally long ones the one that allows. */
  async function mayRead(path: string) {
    const { text } = await world.anyone.get('/robots.txt');
    const [rule] = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)]
      .map(([, kind, prefix = '']) => ({ isAllowed: kind === 'Allow', prefix }))
      .filter(({ prefix }) => path.startsWith(prefix))
      .toSorted((a, b) => b.prefix.length - a.prefix.length || Number(b.isAllowed) - Number(a.isAllowed));
    return rule?.isAllowed ?? true;
  }

  it.each([
    '/find-cleaners',
    '/cleaners/7',
    '/api/cleaners?limit=12&sort=rating',
    '/api/cleaners/7',
    '/api/cleaners/7/days?from=2027-03-01',
    '/api/reviews/reviewee/9?limit=5',
    '/api/reviews/reviewee/9/spread',
    `/api/files/${'a'.repeat(32)}.webp`,
  ])('is what a public page is made of: %s', async (path) => {
    expect(await mayRead(path)).toBe(true);
  });

  it.each(['/api/auth/user', '/api/bookings/7', '/api/docs', '/dashboard', '/admin/', '/reset-password'])(
    'is nothing else: %s',
    async (path) => {
      expect(await mayRead(path)).toBe(false);
    },
  );

  it.each(['cleaners-0.xml', 'cleaners-9999999.xml', 'bookings.xml'])(
    'is in no sitemap that the index does not name: %s',
    async (file) => {
      expect((await world.anyone.get(`/sitemaps/${file}`)).status).toBe(404);
    },
  );

  it('lists pages and photos, but no answer of the API', async () => {
    const cleaner = await world.approvedCleaner();
    const robotsOf = async (path: string) => (await world.anyone.get(path)).get('x-robots-tag');
    const photo = `/api/files/${'a'.repeat(32)}.webp`;
    for (const path of [
      '/api/cleaners',
      `/api/cleaners/${cleaner.cleaner.id}`,
      '/api/config',
      '/api/nothing',
    ])
      expect([path, await robotsOf(path)]).toEqual([path, 'noindex']);
    for (const path of ['/', '/find-cleaners', `/cleaners/${cleaner.cleaner.id}`, '/sitemap.xml', photo])
      expect([path, await robotsOf(path)]).toEqual([path, undefined]);
  });
});
