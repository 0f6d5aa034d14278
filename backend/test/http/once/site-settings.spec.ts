import { createStore, type ScratchApp, type Store } from '../../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../../support/apps.js';
import { expectStatus } from '../../support/expect-status.js';
import { World } from '../../support/world.js';

const SETTINGS = {
  SUPPORT_EMAIL: 'help@clean.example',
  LAUNCH_COUNTY: 'Berkshire',
  PLATFORM_FEE_RATE: '0.125',
};

describe('the pages of an installation with settings of its own', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    store = await createStore('sqlite');
    app = await startApp({ engine: 'sqlite', store, env: SETTINGS });
    world = new World(app.url);
  });
  afterAll(async () => {
    await app?.stop();
    await store.remove();
  });

  const page = async (path: string) => {
    const answer = await world.anyone.get(path);
    expectStatus(answer, 200);
    return answer.text;
  };

  it.each([
    ['/', ['"email":"help@clean.example"', 'Beta in Berkshire', 'only 12.5%, so you keep 87.5%']],
    ['/about-us', ['Map of Berkshire']],
    ['/contact', ['mailto:help@clean.example', 'soft launch in Berkshire']],
    ['/terms-of-service', ['In the beta it is 12.5%']],
    ['/privacy-policy', ['Write to help@clean.example']],
    ['/join-network', ['keep 87.5% in the beta']],
  ])('%s tells them', async (path, texts) => {
    const html = await page(path);
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
    expect(html).not.toMatch(/__[A-Z_]+__/);
  });

  it('tell them also where the server renders a page, or leaves it to the browser', async () => {
    const cleaner = await world.approvedCleaner();
    for (const path of [`/cleaners/${cleaner.cleaner.id}`, '/dashboard']) {
      const html = await page(path);
      expect(html).toContain('<meta name="support-email" content="help@clean.example"');
      expect(html).not.toMatch(/__[A-Z_]+__/);
    }
  });
});
