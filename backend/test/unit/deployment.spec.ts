import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { isSupported } from '../../../scripts/lib/node-versions.mjs';

const ROOT = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Settings that the application reads, taken from its configuration. */
const settings = new Set(
  [...read('backend/src/config/load-config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  ),
);
/** Settings that only compose reads. */
const COMPOSE_ONLY = ['SITE_ADDRESS', 'BACKUP_DATABASE_PASSWORD', 'BACKUP_KEY'];
/** Settings that the tracing library reads itself. It treats an empty value as unset. */
const LIBRARY_ONLY = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'];
/** Settings fixed by the image or by running in production. */
const FIXED = [
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

interface Service {
  image?: string;
  build?: { target: string };
  command?: string[];
  user?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: object;
  logging?: { driver: string; options: Record<string, string> };
  restart?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  extends?: { file: string; service: string };
}
type ComposeFile = (typeof FILES)[number];
const FILES = ['docker-compose.yml', 'docker-compose.cluster.yml'] as const;

/** The services of a file, including what they inherit from the other file. */
function servicesOf(file: string): Record<string, Service> {
  const { services } = parse(read(file), { merge: true, customTags: [OVERRIDE] }) as {
    services: Record<string, Service>;
  };
  return Object.fromEntries(Object.entries(services).map(([name, service]) => [name, extended(service)]));
}

function extended(service: Service): Service {
  if (service.extends === undefined) return service;
  const base = servicesOf(service.extends.file)[service.extends.service] ?? {};
  return {
    ...base,
    ...service,
    environment: { ...base.environment, ...service.environment },
    depends_on: { ...base.depends_on, ...service.depends_on },
  };
}

/** Compose's mark for a list that replaces the other file's. */
const OVERRIDE = { tag: '!override', collection: 'seq' as const, identify: () => false };

/** The stage of the Dockerfile for the backup image. */
const backupImage = () =>
  read('Dockerfile').split(` AS ${servicesOf(FILES[0]).backup?.build?.target}\n`)[1] ?? '';

const named = (file: ComposeFile, part: RegExp) =>
  Object.entries(servicesOf(file)).filter(([name]) => part.test(name));

describe('what an operator is given', () => {
  it('documents every setting', () => {
    const manual = read('docs/operations.md');
    expect(settings.size).toBeGreaterThan(20);
    // Each setting has its own row or shares one with related settings.
    const rows = [...manual.matchAll(/^\| (`[A-Z][^|]+)\|/gm)].map(([, names = '']) => names).join();
    expect([...settings].filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
  });

  it('documents what the library for traces is given', () => {
    const manual = read('docs/operations.md');
    expect(LIBRARY_ONLY.filter((name) => !manual.includes(`\`${name}`))).toEqual([]);
  });

  it('names only settings that exist in .env.example', () => {
    const named = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name]) => name ?? '',
    );
    expect(named.length).toBeGreaterThan(15);
    const known = [...settings, ...COMPOSE_ONLY, ...LIBRARY_ONLY];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(FILES)('gives compose what its specification says: %s', (file) => {
    const { messages } = DCLinter.validateFile(join(ROOT, file));
    expect(messages).toEqual([]);
  });

  it.each(FILES)('passes each setting on to every replica in %s', (file) => {
    const replicas = named(file, /^app-/);
    expect(replicas.length).toBeGreaterThanOrEqual(2);
    for (const [, { environment = {} }] of replicas)
      expect([...Object.keys(environment), ...FIXED].toSorted()).toEqual(
        [...settings, ...LIBRARY_ONLY].toSorted(),
      );
  });

  it.each(FILES)('starts nothing with more rights than it needs in %s', (file) => {
    for (const [name, service] of Object.entries(servicesOf(file))) {
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
      // The exception runs as root to change the owner of new volumes.
      if (name !== 'volumes')
        expect([name, service.user]).not.toEqual([name, expect.stringMatching(/^(0|root)\b/)]);
      expect([name, typeof service.user]).toEqual([name, 'string']);
    }
  });

  it.each(FILES)('lets no log of a container in %s fill the disk', (file) => {
    for (const [name, { logging }] of Object.entries(servicesOf(file)))
      expect([name, logging]).toEqual([
        name,
        { driver: 'local', options: { 'max-size': '50m', 'max-file': '5' } },
      ]);
  });

  it('has an operator keep each image that an upgrade replaces, and names it where somebody goes back', () => {
    const images = FILES.flatMap((file) => Object.values(servicesOf(file)).filter(({ build }) => build));
    const [manual, incidents] = [read('docs/operations.md'), read('docs/incidents.md')];
    for (const image of new Set(images.map(({ image: name }) => name))) {
      expect(manual).toContain(`docker tag ${image} ${image}:before`);
      expect(incidents).toContain(`docker tag ${image}:before ${image}`);
    }
  });

  it.each(FILES)('pins every image in %s to one exact version, and watches what runs on', (file) => {
    for (const [name, { image = '', build, restart, healthcheck }] of Object.entries(servicesOf(file))) {
      if (restart === 'unless-stopped') expect([name, healthcheck]).toEqual([name, expect.any(Object)]);
      // One of our own images.
      if (build) {
        expect(read('Dockerfile')).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'm'));
        continue;
      }
      expect([name, image]).toEqual([
        name,
        expect.stringMatching(/:(\d+\.\d+\.\d+|RELEASE\.[\dTZ-]+)(-\w+)?$/),
      ]);
    }
  });

  it('has compose ask what the image asks, which an image in the format of OCI does not carry', () => {
    const { backup, 'app-1': app, 'app-2': other } = servicesOf('docker-compose.yml');
    const line = /^HEALTHCHECK --interval=(\S+) --timeout=(\S+) --start-period=(\S+) CMD (.+)$/gm;
    const asked = [...read('Dockerfile').matchAll(line)].map(
      ([, interval, timeout, start_period, command]) => ({
        // Compose needs a dollar sign doubled.
        test: ['CMD', ...(JSON.parse((command ?? '').replaceAll('$', '$$$$')) as string[])],
        interval,
        timeout,
        start_period,
      }),
    );
    expect([app?.healthcheck, backup?.healthcheck]).toEqual(asked);
    expect(other?.healthcheck).toEqual(app?.healthcheck);
  });

  it.each(FILES)('names in %s only services, files and replicas that exist', (file) => {
    const services = servicesOf(file);
    for (const { depends_on = {}, volumes = [] } of Object.values(services)) {
      for (const needed of Object.keys(depends_on)) expect(Object.keys(services)).toContain(needed);
      const mounted = volumes.filter((volume) => volume.startsWith('./'));
      for (const [path = ''] of mounted.map((volume) => volume.split(':')))
        expect(() => read(path)).not.toThrow();
    }
    const replicas = named(file, /^app-/).map(([name]) => `${name}:3000`);
    expect(services.proxy?.environment?.UPSTREAMS?.split(' ')).toEqual(replicas);
  });

  it('has Prometheus ask each replica by its name, and the backups', () => {
    const replicas = named('docker-compose.yml', /^app-/).map(([name]) => `${name}:9464`);
    const backups = named('docker-compose.yml', /^backup$/).map(([name]) => `${name}:9464`);
    const { scrape_configs } = parse(read('deploy/monitoring/prometheus.yml')) as {
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    };
    expect(scrape_configs.map(({ static_configs }) => static_configs)).toEqual([
      [{ targets: replicas }],
      [{ targets: backups }],
    ]);
  });

  it.each(FILES)('is reached from outside through the proxy alone in %s, so that metrics are not', (file) => {
    const open = Object.entries(servicesOf(file)).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(read('deploy/Caddyfile')).not.toMatch(/metrics|9464/);
  });

  it.each(FILES)('measures the backups of %s where it measures the replicas', (file) => {
    const { command, environment } = servicesOf(file).backup ?? {};
    expect(command?.join(' ') ?? backupImage()).toMatch(/--every.*--metrics/);
    const replica = servicesOf(file)['app-1']?.environment;
    expect(environment).toMatchObject({
      METRICS_PORT: replica?.METRICS_PORT,
      METRICS_HOST: replica?.METRICS_HOST,
    });
  });

  it('asks each node of the cluster whether it is in sync', () => {
    const nodes = named('docker-compose.cluster.yml', /^galera-/).map(([name]) => name);
    const proxy = read('deploy/haproxy.cfg');
    expect(nodes).toHaveLength(3);
    for (const node of nodes)
      expect(proxy).toContain(`server ${node} "\${${node.toUpperCase().replace('-', '_')}}"`);
    // The health check contains the statement as a packet of the protocol.
    const statement = /# (SHOW STATUS .*)/.exec(proxy)?.[1] ?? '';
    const packet = Buffer.concat([Buffer.from([statement.length + 1, 0, 0, 0, 3]), Buffer.from(statement)]);
    expect(proxy).toContain(packet.toString('hex'));
  });

  it('has a database that keeps a log write it to the disk before a commit is told: InnoDB leaves that to the log', () => {
    const { database, ...others } = servicesOf('docker-compose.yml');
    expect(database?.command).toEqual(expect.arrayContaining(['--log-bin=changes', '--sync-binlog=1']));
    expect(Object.values(others).flatMap(({ command = [] }) => command)).not.toContainEqual(
      expect.stringContaining('--log-bin'),
    );
  });

  it.each(FILES)('calls the backups of %s ill before a second one is missing', (file) => {
    const { command, healthcheck } = servicesOf(file).backup ?? {};
    const image = backupImage();
    const numberAfter = (word: string, text: string) =>
      Number(new RegExp(`${word}\\D+(\\d+)`).exec(text)?.[1]);
    const every = numberAfter('--every', command?.join(' ') ?? image);
    const within = numberAfter('--newest-within', JSON.stringify(healthcheck) ?? image);
    expect(within).toBeGreaterThan(every);
    expect(within).toBeLessThan(2 * every);
    // The alert uses the same limit, relative to the interval of the backups.
    const [, late] = /\bbackup_interval_seconds \+ (\d+)/.exec(read('deploy/monitoring/alerts.yml')) ?? [];
    expect(within).toBe(every + Number(late) / 3600);
  });

  it('starts all nodes of the cluster at once: after the loss of all, none is well before the others are there', () => {
    for (const [name, { depends_on = {} }] of named('docker-compose.cluster.yml', /^galera-/)) {
      const waited = Object.entries(depends_on).filter(
        ([, { condition }]) => condition !== 'service_started',
      );
      expect([name, waited]).toEqual([name, []]);
    }
  });

  it('runs the image without rights', () => {
    const image = read('Dockerfile');
    expect(image).toMatch(/^USER 1000:1000$/m);
    expect(image).toMatch(/^HEALTHCHECK /m);
  });

  it('builds the image from one exact version of a supported Node, for every processor by the same lines', () => {
    const image = read('Dockerfile');
    const { node } = (JSON.parse(read('package.json')) as { engines: { node: string } }).engines;
    const bases = [...image.matchAll(/^FROM (?:--platform=\$BUILDPLATFORM )?(\S+)/gm)].map(
      ([, base = '']) => base,
    );
    const outer = bases.filter((base) => !image.includes(` AS ${base}\n`));
    expect(outer.length).toBeGreaterThanOrEqual(2);
    expect(new Set(outer).size).toBe(1);
    const [, version = ''] = /^node:(\d+\.\d+\.\d+)-bookworm-slim$/.exec(bases[0] ?? '') ?? [];
    expect(isSupported(version, node)).toBe(true);
    expect(image.slice(image.indexOf(' AS app\n'))).not.toContain('BUILDPLATFORM');
    // The last stage is built if no target is named.
    expect(bases.at(-1)).toBe('app');
    expect(image).not.toMatch(/--omit=optional|amd64|arm64|x86_64/);
  });

  it('copies into the image only what the repository has', () => {
    for (const [, sources = ''] of read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' ').filter((path) => path !== '.'))
        expect(() => read(source)).not.toThrow();
    }
  });
});
