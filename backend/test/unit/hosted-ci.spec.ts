import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isSupported } from '../../../scripts/lib/node-versions.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  'runs-on': string;
  'timeout-minutes'?: number;
  strategy?: { matrix: { os: string[]; node: number[]; include: { os: string; node: number }[] } };
  steps: Step[];
}
const workflow = parse(read('.github/workflows/ci.yml')) as {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);
const root = JSON.parse(read('package.json')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};
const stages = [...read('scripts/lib/stages.mjs').matchAll(/\{ name: '([^']+)'/g)].map(([, name]) => name);

/** A stage is named in full or by the part before its colon, as in scripts/test.mjs. */
const isStage = (word: string) => stages.some((name) => name === word || name?.startsWith(`${word}:`));

function exists(command: string): boolean {
  const [program, ...words] = command.split(' ');
  if (program === 'bash') return words.length === 1 && existsSync(join(ROOT, words[0] ?? ''));
  if (program !== 'npm') return false;
  const [name = '', ...rest] = words[0] === 'run' ? words.slice(1) : words;
  const asked = rest.slice(rest.indexOf('--') + 1);
  return root.scripts[name] !== undefined && (name !== 'test' || asked.every(isStage));
}

describe('the hosted workflow', () => {
  it('calls only commands and stages that exist', () => {
    const commands = steps
      .flatMap(({ run }) => (run === undefined ? [] : [run]))
      .filter((command) => !command.startsWith('sudo apt-get '));
    expect(commands).toEqual([
      'bash .ci/run',
      'npm run assurance:upgrade',
      'npm run check',
      'npm test -- start',
    ]);
    expect(commands.filter((command) => !exists(command))).toEqual([]);
    expect(['npm run chek', 'npm test -- begin', 'bash .ci/go'].filter(exists)).toEqual([]);
  });

  it('runs on MariaDB also where a machine comes with another server', () => {
    const asked = read('.ci/run')
      .split('\n')
      .find((line) => line.includes('missing+=(mariadb-server)'));
    expect(asked).toBe('has mariadbd || [ -n "${DATABASE_URL:-}" ] || missing+=(mariadb-server)');
  });

  it('runs on Linux of both processors, macOS and Windows, on each supported line of Node', () => {
    const machines = jobs.flatMap(({ 'runs-on': os, strategy }) =>
      strategy === undefined
        ? [os]
        : [...strategy.matrix.os, ...strategy.matrix.include.map((one) => one.os)],
    );
    for (const kind of [/^ubuntu-[\d.]+$/, /^ubuntu-.*-arm$/, /^macos-/, /^windows-/])
      expect(machines.filter((machine) => kind.test(machine))).not.toEqual([]);
    expect(machines.filter((machine) => machine.endsWith('-latest'))).toEqual([]);
    const lines = jobs.flatMap(({ strategy }) => [
      ...(strategy?.matrix.node ?? []),
      ...(strategy?.matrix.include ?? []).map((one) => one.node),
    ]);
    expect([...new Set(lines)].sort()).toEqual([20, 22, 24]);
    expect(lines.filter((line) => !isSupported(`${line}.99.0`, root.engines.node))).toEqual([]);
  });

  it('has the history where the last release is built', () => {
    const upgrade = jobs.find((job) => job.steps.some(({ run }) => run === 'npm run assurance:upgrade'));
    expect(upgrade?.steps[0]?.with?.['fetch-depth']).toBe(0);
  });

  it('pins what it uses, asks for no rights, keeps no credentials, and ends', () => {
    const used = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
    for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });
});
