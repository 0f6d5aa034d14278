import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadConfig } from '../../src/config/load-config.js';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manual = read('docs/operations.md');
const [, chapter = ''] = /\n## Without Docker\n([^]*?)\n## /.exec(manual) ?? [];

const pieces = (language: string) =>
  [...chapter.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  );
const [environment = ''] = pieces('sh');
const [unitFile = ''] = pieces('ini');
const settings = parseEnv(environment);
const unit = new Map(
  [...unitFile.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** Values that operators have to choose themselves. */
const MADE_UP = { JWT_SECRET: 'v7Qm2xTzR9bLw4KdYs8NfHc3JpGa6EuX1oVi5tBn', DATABASE_PASSWORD: 'a/b#c' };

describe('production without Docker', () => {
  it('starts with the settings that the guide shows, none of which is misspelt', () => {
    expect(settings.NODE_ENV).toBe('production');
    const config = loadConfig({ ...settings, ...MADE_UP });
    expect(config).toMatchObject({ isProduction: true, demoData: false, trustedProxies: 1 });
    const known = read('backend/src/config/load-config.ts');
    expect(Object.keys(settings).filter((name) => !known.includes(`  ${name}: `))).toEqual([]);
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(MADE_UP)));
  });

  it('has a unit whose program exists, and which may write where the data is', () => {
    const [, program = ''] = unit.get('ExecStart')?.split(' ') ?? [];
    expect(read('Dockerfile')).toContain(`CMD ["node", "${program}"]`);
    expect(settings.DATA_DIR).toBe(`/var/lib/${unit.get('StateDirectory')}`);
    for (const path of [unit.get('EnvironmentFile'), unit.get('WorkingDirectory')])
      expect(chapter.split(path ?? '?').length).toBeGreaterThan(2);
    expect(chapter).toContain(`runuser -u ${unit.get('User')} -- npm run migrate`);
  });

  it('lets a stop take as long as it may, and the JavaScript engine make machine code', () => {
    const notice = Number(settings.SHUTDOWN_NOTICE_SECONDS);
    expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThanOrEqual(30 + notice);
    expect(unit.has('MemoryDenyWriteExecute')).toBe(false);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...chapter.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands).toEqual(expect.arrayContaining(['build', 'check-config', 'migrate', 'backup']));
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
