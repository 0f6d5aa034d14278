import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../../config/load-config.js';
import { WebhookClient } from './webhook.client.js';
import type { Address } from './find-addresses.js';
import { WebhookTargetService } from './webhook-target.service.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a-long-random-secret-for-these-tests-0123456789',
  PUBLIC_URL: 'https://tidyhearth.example',
  SMTP_URL: 'smtp://mail.example',
};
const NOT_PUBLIC = 'The name of the host does not lead to a public address';
const configOf = (env: NodeJS.ProcessEnv) => loadConfig({ ADMIN_PASSWORD: 'a decent passphrase', ...env });

/** The real rules, with given answers for names: the next one each time, the last one from then on. */
class Names extends WebhookTargetService {
  asked = 0;

  constructor(
    env: NodeJS.ProcessEnv,
    private readonly answers: string[][],
  ) {
    super(configOf(env));
  }

  protected override async find(): Promise<Address[]> {
    const answer = this.answers[Math.min(this.asked, this.answers.length - 1)] ?? [];
    this.asked += 1;
    return answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  }
}

class ImpatientClient extends WebhookClient {
  protected override readonly timeoutMs = 300;
}

const inProduction = (...answers: string[][]) => new Names(PRODUCTION, answers);
const here = () => new Names({ NODE_ENV: 'test' }, [['127.0.0.1']]);

describe('WebhookTargetService', () => {
  const check = async (url: string, targets = inProduction(['93.184.216.34'])) =>
    targets.resolve(targets.parse(url));

  it('allows public addresses over https', async () => {
    expect(await check('https://hooks.example.org/a?b=c')).toEqual([{ address: '93.184.216.34', family: 4 }]);
    expect(await check('https://hooks.example.org:8443/')).toHaveLength(1);
    expect(await check('https://[2606:4700:4700::1111]/')).toEqual([
      { address: '2606:4700:4700::1111', family: 6 },
    ]);
  });

  it.each([
    ['http', 'http://hooks.example.org/', /https/],
    ['another protocol', 'ftp://hooks.example.org/', /https/],
    ['no URL', 'hooks.example.org', /https/],
    ['credentials', 'https://ada:secret@hooks.example.org/', /user name/],
    ['a port of another service', 'https://hooks.example.org:25/', /port/],
    ['a long URL', `https://hooks.example.org/${'a'.repeat(500)}`, /500/],
    ['loopback', 'https://127.0.0.1/', /not public/],
    ['loopback, written as one number', 'https://2130706433/', /not public/],
    ['loopback, in octal', 'https://0177.0.0.1/', /not public/],
    ['loopback, in short', 'https://127.1/', /not public/],
    ['loopback in IPv6', 'https://[::1]/', /not public/],
    ['metadata', 'https://169.254.169.254/latest/meta-data/', /not public/],
    ['mapped IPv4', 'https://[::ffff:169.254.169.254]/', /not public/],
    ['unique local', 'https://[fd00::1]/', /not public/],
    ['NAT64', 'https://[64:ff9b::7f00:1]/', /not public/],
  ])('refuses %s', async (_, url, message) => {
    await expect(check(url)).rejects.toThrow(message);
  });

  it('refuses a name if any of its addresses is not public', async () => {
    const mixed = inProduction(['93.184.216.34', '10.0.0.1']);
    for (const names of [mixed, inProduction(['::1']), inProduction([])])
      await expect(check('https://hooks.example.org/', names)).rejects.toThrow(NOT_PUBLIC);
  });

  it('allows loopback outside production, and nothing else that is not public', async () => {
    expect(await check('http://receiver.test:4000/', here())).toHaveLength(1);
    const env = { NODE_ENV: 'test' };
    for (const answer of [['10.0.0.1'], ['127.0.0.1', '10.0.0.1']])
      await expect(check('https://a.test/', new Names(env, [answer]))).rejects.toThrow(NOT_PUBLIC);
    await expect(check('http://a.test/', new Names(env, [['93.184.216.34']]))).rejects.toThrow('https');
  });
});

describe('WebhookClient', () => {
  let server: Server;
  let url: string;
  let calls: number;
  let answer: RequestListener;

  beforeEach(async () => {
    calls = 0;
    server = createServer((request, response) => {
      calls += 1;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://receiver.test:${(server.address() as AddressInfo).port}/hook`;
  });
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );

  const post = (client = new WebhookClient(here()), body = '{}') => client.post(url, { 'x-a': 'b' }, body);

  it('resolves the name once, and connects to what it has checked', async () => {
    answer = (_, response) => response.writeHead(204).end();
    const names = here();
    expect(await post(new WebhookClient(names))).toMatchObject({ status: 204, answer: '', error: null });
    expect(names.asked).toBe(1);
  });

  it('checks the name at each call: it may lead elsewhere by now', async () => {
    const names = inProduction(['93.184.216.34'], ['127.0.0.1']);
    const target = url.replace('http:', 'https:');
    await names.resolve(names.parse(target));
    const outcome = await new WebhookClient(names).post(target, {}, '{}');
    expect(outcome).toMatchObject({ status: null, error: NOT_PUBLIC });
    expect(calls).toBe(0);
  });

  it('follows no redirects', async () => {
    answer = (_, response) => response.writeHead(302, { location: url }).end();
    expect(await post()).toMatchObject({ status: 302, error: expect.stringContaining('not followed') });
    expect(calls).toBe(1);
  });

  it('keeps the beginning of a huge answer, and reads no more of it', async () => {
    let written = 0;
    answer = (_, response) => {
      const more = () => {
        while (written < 50_000_000 && response.write('x'.repeat(8192))) written += 8192;
      };
      response.on('drain', more).on('error', () => undefined);
      more();
    };
    const outcome = await post();
    expect(outcome.status).toBe(200);
    expect(outcome.answer).toHaveLength(4096);
    expect(written).toBeLessThan(20_000_000);
  });

  it('waits neither for an answer nor for the end of one', async () => {
    answer = () => undefined;
    const impatient = new ImpatientClient(here());
    const silent = await post(impatient);
    expect(silent).toMatchObject({ status: null, error: expect.stringContaining('no answer within') });
    expect(silent.durationMs).toBeLessThan(3000);
    answer = (_, response) => void response.writeHead(200).write('begun\u0000');
    const slow = await post(impatient);
    expect(slow).toMatchObject({ status: 200, answer: 'begun\ufffd', error: null });
    expect(slow.durationMs).toBeLessThan(3000);
  });

  it('takes other statuses, broken connections and too large requests for failures', async () => {
    answer = (_, response) => response.writeHead(500).end('oh');
    expect(await post()).toMatchObject({ status: 500, answer: 'oh', error: 'It answered 500' });
    answer = (request) => request.socket.destroy();
    expect(await post()).toMatchObject({ status: null, error: expect.any(String) });
    expect(await post(new WebhookClient(here()), 'x'.repeat(70_000))).toMatchObject({
      error: 'The request is too large',
    });
  });
});
