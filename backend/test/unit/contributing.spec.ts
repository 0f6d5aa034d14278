import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('CONTRIBUTING.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Commands for operators, which docs/operations.md describes. */
const OF_OPERATORS = /^(geo:import|doctor|backup|outbox|restore|migrate|check-config|admin)$/;

describe('the guide for contributors', () => {
  it('names every command, and none that is gone', () => {
    const named = new Set([...page.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name));
    const others = [...page.matchAll(/\(((?:bench|assurance|api|schema):\w+)/g)].map(([, name = '']) => name);
    const all = [...named, ...others];
    const ofNpm = ['ci', 'install'];
    expect(all.filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
    const missing = Object.keys(scripts).filter((name) => !OF_OPERATORS.test(name) && !all.includes(name));
    expect(missing).toEqual([]);
  });

  it('names the packages of the job that CI has beside the suite', () => {
    const install = /apt-get install [^\n]*--no-install-recommends ([^\n]+)/.exec(
      read('.github/workflows/ci.yml'),
    )?.[1];
    expect(install).toBeDefined();
    expect(page).toContain(`with Debian's \`${install}\``);
  });

  it('names what the stage on several servers needs, as the suite on Debian installs it', () => {
    const installed = [...read('.ci/run').matchAll(/missing\+=\(([\w-]+)\)/g)].map(([, name = '']) => name);
    const needed = installed.filter((name) => !name.startsWith('chromium'));
    const [, told = ''] = /Debian's `(mariadb-server[^`]+)`/.exec(page.replaceAll('\n', ' ')) ?? [];
    expect(told.split(/\s+/).toSorted()).toEqual(needed.toSorted());
  });
});
