import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSupported } from '../../../scripts/lib/node-versions.mjs';

const ROOT = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Settings that the application reads, as its configuration names them. */
const settings = new Set(
  [...read('backend/src/config/load-config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  ),
);
/** Read by compose itself. */
const COMPOSE_ONLY = ['SITE_ADDRESS', 'MYSQL_PASSWORD'];

/** The block of one service, by its indentation. */
function service(name: string): string {
  const block = new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n| {3,}.*\\n)+)`, 'm').exec(
    read('docker-compose.yml'),
  );
  if (!block?.[1]) throw new Error(`docker-compose.yml has no ${name}`);
  return block[1];
}

describe('what an operator is given', () => {
  it('documents every setting', () => {
    const manual = read('docs/operations.md');
    expect(settings.size).toBeGreaterThan(20);
    expect([...settings].filter((name) => name !== 'NODE_ENV' && !manual.includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it('names only settings that exist in .env.example', () => {
    const named = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name]) => name ?? '',
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !settings.has(name) && !COMPOSE_ONLY.includes(name))).toEqual([]);
  });

  it('passes each setting on in compose, but for those that the image or production fixes', () => {
    const passed = [...service('app').matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
    const fixed = [
      'NODE_ENV',
      'HOST',
      'PORT',
      'DATA_DIR',
      'DEMO_DATA',
      'RATE_LIMITS',
      'PASSWORD_COST',
      'ALLOW_INSECURE_PUBLIC_URL',
      'ALLOW_NO_MAIL_SERVER',
    ];
    expect([...passed, ...fixed].sort()).toEqual([...settings].sort());
  });

  it('waits for healthy services, runs without rights, and keeps what must last', () => {
    for (const name of ['database', 'redis']) expect(service(name)).toContain('healthcheck:');
    expect(service('app')).toContain('condition: service_healthy');
    expect(service('app')).toContain('read_only: true');
    expect(service('database')).toContain('image: mysql:8.4');
    const image = read('Dockerfile');
    expect(image).toMatch(/^USER 1000:1000$/m);
    expect(image).toMatch(/^HEALTHCHECK /m);
  });

  it('builds the image from one exact version of a supported Node, for every processor by the same lines', () => {
    const image = read('Dockerfile');
    const { node } = (JSON.parse(read('package.json')) as { engines: { node: string } }).engines;
    const bases = [...image.matchAll(/^FROM (?:--platform=\$BUILDPLATFORM )?(\S+)/gm)].map(
      ([, base]) => base,
    );
    expect(bases.length).toBeGreaterThanOrEqual(2);
    expect(new Set(bases).size).toBe(1);
    const [, version = ''] = /^node:(\d+\.\d+\.\d+)-bookworm-slim$/.exec(bases[0] ?? '') ?? [];
    expect(isSupported(version, node)).toBe(true);
    expect(image.split('FROM ').at(-1)).not.toContain('BUILDPLATFORM');
    expect(image).not.toMatch(/--omit=optional|amd64|arm64|x86_64/);
  });

  it('copies into the image only what the repository has', () => {
    for (const [, sources = ''] of read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' ').filter((path) => path !== '.'))
        expect(() => read(source)).not.toThrow();
    }
  });
});
