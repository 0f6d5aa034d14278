import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createStore, type ScratchApp, type Store } from '../../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../../support/apps.js';
import { engine } from '../../support/engine.js';

const ROOT = join(import.meta.dirname, '../../../..');

/** The code blocks in this language of the tutorial in docs/api.md. */
function piecesOf(language: string): string[] {
  const guide = readFileSync(join(ROOT, 'docs/api.md'), 'utf8').replaceAll('\r\n', '\n');
  const [tutorial = ''] = /^## Tutorial: [^]*?(?=^## )/m.exec(guide) ?? [];
  return [...tutorial.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, piece = '']) => piece,
  );
}

describe('the tutorial of the API', () => {
  let store: Store;
  let app: ScratchApp;
  let folder: string;

  beforeAll(async () => {
    store = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
    app = await startApp({ store, env: { DEMO_DATA: 'true' } });
    folder = mkdtempSync(join(tmpdir(), 'tidyhearth-tutorial-'));
    mkdirSync(join(folder, 'node_modules'));
    // The package that readers are told to install.
    const name = 'node_modules/standardwebhooks';
    symlinkSync(join(ROOT, name), join(folder, name), 'junction');
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await app.stop();
    await store.remove();
  });

  it('does what it says, word for word', async () => {
    const file = join(folder, 'tutorial.mjs');
    writeFileSync(file, piecesOf('js').join('\n'));
    const { stdout } = await promisify(execFile)(process.execPath, [file], {
      env: { ...process.env, TIDYHEARTH_URL: app.url },
      timeout: 60_000,
    });
    expect(stdout).toBe(piecesOf('text').join(''));
    expect(stdout).toContain('booking.confirmed 2');
  });
});
