import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

describe('a command whose file of settings leads nowhere', () => {
  let clone: string;
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'tidyhearth-settings-'));
    for (const file of ['scripts', 'package.json'])
      cpSync(join(ROOT, file), join(clone, file), { recursive: true });
    symlinkSync(join(clone, 'nothing'), join(clone, '.env'), 'file');
  });
  afterEach(() => rmSync(clone, { recursive: true }));

  it.each([
    ['migrate', 1],
    ['doctor', 2],
  ])('says so and does nothing: %s', (name, exitCode) => {
    const options = { cwd: clone, encoding: 'utf8' as const };
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`], options);
    expect([status, stderr]).toEqual([
      exitCode,
      expect.stringMatching(/^The settings cannot be read: ENOENT: .*\.env'\n$/),
    ]);
  });
});
