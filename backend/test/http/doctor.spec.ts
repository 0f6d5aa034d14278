import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { ROOT, runNode } from '../../../scripts/lib/workspace.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { BREAKABLE, breakRule } from '../support/rows/broken.js';

describe('the doctor', () => {
  let store: Store;
  let app: ScratchApp;

  const examine = async (changes: NodeJS.ProcessEnv = {}) => {
    const { dataDir, databaseUrl = '' } = store;
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...changes,
    };
    const { code, output } = await runNode([join(ROOT, 'scripts/doctor.mjs')], { env });
    const failed = [...output.matchAll(/^FAILED {2}(.+?): \d/gm)].map(([, rule]) => rule);
    return { code, failed, output };
  };

  beforeAll(async () => {
    store = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
    app = await startApp({ store, env: { DEMO_DATA: 'true', BOOKING_FEE: '5' } });
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('finds nothing in a demo market while it serves', async () => {
    const { code, failed, output } = await examine();
    expect(failed).toEqual([]);
    expect(code).toBe(0);
    expect(output.match(/^ok /gm)?.length).toBeGreaterThan(20);
  });

  it('names each rule that does not hold, and a missing photo', async () => {
    const [photo = ''] = readdirSync(join(store.dataDir, 'photos'));
    rmSync(join(store.dataDir, 'photos', photo));
    expect(await examine()).toMatchObject({ code: 1, failed: ['every photo is there'] });
    const expected = ['every photo is there'];
    for (const rule of BREAKABLE) {
      await breakRule(rule, store);
      expected.push(rule);
      expect((await examine()).failed.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('says that it could not look, and changes nothing', async () => {
    const nowhere = { DATA_DIR: join(store.dataDir, 'nowhere'), DATABASE_URL: '' };
    const { code, output } = await examine(nowhere);
    expect(code).toBe(2);
    expect(output).toMatch(/could not look: there is no /);
    expect(readdirSync(store.dataDir)).not.toContain('nowhere');
  });
});
