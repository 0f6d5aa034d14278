import { lookup, Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '../../../../scripts/lib/wait.mjs';
import { NameServer } from '../../../test/support/name-server.js';
import { loadConfig } from '../../config/load-config.js';
import { WebhookClient } from './webhook.client.js';
import { WebhookTargetService } from './webhook-target.service.js';

const [IPV4, IPV6] = ['93.184.216.34', '2606:4700:4700::1111'];

/** The real rules and lookups, with the test's name server. */
class Targets extends WebhookTargetService {
  protected readonly resolvers: Resolver[] = [];

  constructor(private readonly server: NameServer) {
    super(loadConfig({ NODE_ENV: 'test', ADMIN_PASSWORD: 'a decent passphrase' }));
  }

  protected override newResolver(resolver = super.newResolver()): Resolver {
    resolver.setServers([this.server.address]);
    this.resolvers.push(resolver);
    return resolver;
  }
}

/** Waits for silent name servers as long as the test needs. */
class PatientTargets extends Targets {
  protected override readonly lookUpMs = 60_000;

  giveUp(): void {
    for (const resolver of this.resolvers) resolver.cancel();
  }

  protected override newResolver(): Resolver {
    return super.newResolver(new Resolver({ timeout: this.lookUpMs, tries: 1 }));
  }
}

describe('the name of a webhook’s target', () => {
  const server = new NameServer({
    'both.example': { ipv4: [IPV4], ipv6: [IPV6] },
    'half.example': { ipv4: [IPV4] },
    'mixed.example': { ipv4: [IPV4, '10.0.0.1'], ipv6: [] },
    'private.example': { ipv4: ['10.0.0.1'], ipv6: [] },
    'empty.example': { ipv4: [], ipv6: [] },
  });
  let targets: Targets;

  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => {
    server.asked.length = 0;
    targets = new Targets(server);
  });

  const resolve = (host: string) => targets.resolve(targets.parse(`https://${host}/`));

  it('leads to its addresses, those of IPv4 first', async () => {
    expect(await resolve('both.example')).toEqual([
      { address: IPV4, family: 4 },
      { address: IPV6, family: 6 },
    ]);
  });

  it('is looked up for a few seconds at most, and what was answered by then counts', async () => {
    const startedAt = performance.now();
    const [silent, half] = await Promise.allSettled([resolve('silent.example'), resolve('half.example')]);
    expect(performance.now() - startedAt).toBeLessThan(9_000);
    expect(silent).toMatchObject({ reason: { message: expect.stringContaining('public address') } });
    expect(half).toMatchObject({ value: [{ address: IPV4, family: 4 }] });
    expect(server.asked).toContain('silent.example');
  }, 20_000);

  it('is refused in the same words where it leads nowhere and where it leads to a private address', async () => {
    const refusals = await Promise.allSettled(
      ['empty.example', 'private.example', 'mixed.example'].map(resolve),
    );
    const error = { message: 'The name of the host does not lead to a public address' };
    expect(refusals).toMatchObject(refusals.map(() => ({ status: 'rejected', reason: error })));
    expect(new Set(server.asked)).toEqual(new Set(['empty.example', 'private.example', 'mixed.example']));
  });

  it('that is never answered holds up neither another call nor another look-up of the process', async () => {
    const receiver = createServer((_, response) => response.writeHead(204).end());
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const patient = new PatientTargets(server);
    const client = new WebhookClient(patient);
    let ended = 0;
    const names = Array.from({ length: 20 }, (_, index) => `silent-${index}.example`);
    const calls = names.map(async (name) => {
      const outcome = await client.post(`https://${name}/hook`, {}, '{}');
      ended += 1;
      return outcome;
    });
    const areAsked = async () => names.every((name) => server.asked.includes(name)) || undefined;
    await waitFor(areAsked, { timeoutMs: 30_000, what: 'all names to be asked for' });
    const { port } = receiver.address() as AddressInfo;
    expect(await client.post(`http://localhost:${port}/hook`, {}, '{}')).toMatchObject({ status: 204 });
    expect(await lookup('localhost')).toMatchObject({ address: expect.any(String) });
    expect(ended).toBe(0);
    patient.giveUp();
    expect(await Promise.all(calls)).toMatchObject(
      names.map(() => ({ status: null, error: expect.any(String) })),
    );
    receiver.close();
    receiver.closeAllConnections();
  }, 60_000);
});
