import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderError, makePrivateFolder } from './private-folder.js';
import { PRIVATE_FOLDER } from './private-modes.js';

const base = mkdtempSync(join(tmpdir(), 'tidyhearth-folders-'));

afterAll(() => rmSync(base, { recursive: true }));

describe('a folder that an operator names', () => {
  it('is created with those above it, for its owner alone, and may be there already', () => {
    const folder = join(base, 'one', 'two');
    makePrivateFolder(folder);
    makePrivateFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
    if (process.platform === 'win32') return;
    for (const made of [folder, join(base, 'one')]) expect(statSync(made).mode & 0o777).toBe(PRIVATE_FOLDER);
  });

  it('is refused with its path and the reason where it cannot be created', () => {
    const file = join(base, 'file');
    writeFileSync(file, '');
    const refused = [file, join(file, 'below')];
    if (process.platform !== 'win32') {
      const link = join(base, 'link');
      symlinkSync(join(base, 'unmounted'), link);
      // Node's own `recursive` would run for ever below the last.
      refused.push(link, '/proc/tidyhearth/data');
    }
    for (const folder of refused) {
      expect(() => makePrivateFolder(folder)).toThrow(FolderError);
      expect(() => makePrivateFolder(folder)).toThrow(`The folder ${folder} can't be created: E`);
    }
  });
});
