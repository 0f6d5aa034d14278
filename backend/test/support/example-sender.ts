import { request, pictureForm, type Answer } from '../assurance/call.js';
import { readDocument, routesOf, type Route } from '../assurance/document.js';
import { generate } from 'otplib';
import { ADMIN, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { mailedCode, mailedToken } from './codes.js';
import { expectStatus } from './expect-status.js';
import { LiveStream } from './live-stream.js';
import { lastTotpStepIsLongAgo } from './rows/ageing.js';
import { World } from './world.js';

const DEMO_PASSWORD = 'tidy-demo-2026';

/** Sends the example calls of a demo market's API document, as the document's page sends them without any edits. */
export class ExampleSender {
  private readonly world: World;
  private readonly tokens = new Map<string, string>();
  private routes = new Map<string, Route>();

  constructor(
    private readonly url: string,
    private readonly store: Store,
  ) {
    this.world = new World(url);
  }

  /** Reads the document again, as a reload of the page does, because its examples contain the ids of current rows. */
  async readDocument(): Promise<Route[]> {
    const routes = routesOf(await readDocument(new World(this.url)));
    this.routes = new Map(routes.map((route) => [route.operation.operationId, route]));
    return routes;
  }

  /** Sends a call as the account that the document names. */
  async send(name: string): Promise<Answer> {
    const email = this.accountOf(name);
    const answer = await this.sendWith(name, email && (await this.tokenOf(email)));
    if (answer.status !== 401 || email === undefined) return answer;
    // An earlier call has ended the session, as it would for a reader of the page.
    this.tokens.delete(email);
    return this.sendWith(name, await this.tokenOf(email));
  }

  /** Sends the calls whose examples need a secret that is shown only to one person, with that secret. */
  async sendThoseWithSecrets(): Promise<Record<string, Answer>> {
    await this.readDocument();
    const answers: Record<string, Answer> = {};
    const send = async (name: string, token: string | undefined, changes?: Changes) => {
      const answer = await this.sendWith(name, token, changes);
      answers[name] = answer;
      return answer;
    };
    const { world } = this;
    const customer = await world.registerCustomer();
    const { id, email } = customer.user;
    const own = { userId: id };

    await this.sendWith('sendVerificationCode', customer.token, { body: own });
    await send('verifyEmail', customer.token, { body: { ...own, code: await mailedCode(world, email) } });
    const applicant = await world.registerCustomer();
    await send('applyAsCleaner', applicant.token, { body: { postcode: 'OX1 2JD' } });

    const other = await world.signIn({ email, password: customer.password });
    const sessions = await world.as(customer).get('/api/auth/sessions');
    const [sid] = sessions.body.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await send('endSession', customer.token, { path: { sid: sid?.sid } });
    expectStatus(await world.as(other).get('/api/auth/user'), 401);

    const feed = JSON.parse((await this.send('createCalendarFeed')).text) as { address: string };
    await send('readCalendarFeed', undefined, { path: { file: feed.address.split('/').at(-1) ?? '' } });
    const key = JSON.parse((await this.send('createApiKey')).text) as { key: string };
    await send('getCurrentApiKey', key.key);
    const stream = await LiveStream.open(world, customer);
    stream.close();
    answers.openEventStream = { status: stream.status ?? 0, text: '', headers: new Headers() };

    expectStatus(await world.anyone.post('/api/auth/forgot-password').send({ email }), 200);
    const token = await mailedToken(world, email, /password/i);
    await send('verifyResetToken', undefined, { path: { token } });
    await send('resetPassword', undefined, { body: { token } });
    const password = 'a brand new passphrase';
    const again = await world.signIn({ email, password });
    const newEmail = `new-${email}`;
    const asked = await this.sendWith('requestEmailChange', again.token, {
      body: { email: newEmail, password },
    });
    if (asked.status >= 300) throw new Error(`requestEmailChange answered ${asked.text}`);
    const emailToken = await mailedToken(world, newEmail, /./);
    await send('confirmEmailChange', undefined, { body: { token: emailToken } });
    await this.sendTwoFactor(send);
    return answers;
  }

  private async sendTwoFactor(send: Send): Promise<void> {
    const { world } = this;
    const { user, token, password } = await world.registerCustomer();
    const own = { userId: user.id };
    const setUp = await this.sendWith('setUpTwoFactor', token, { body: { ...own, password } });
    const { secret } = JSON.parse(setUp.text) as { secret: string };
    await send('enableTwoFactor', token, { body: { ...own, code: await generate({ secret }) } });
    await send('renewRecoveryCodes', token, { body: { ...own, password } });
    await lastTotpStepIsLongAgo(user.id, this.store);
    const asked = await world.anyone.post('/api/login').send({ email: user.email, password });
    const { challengeToken } = asked.body;
    const code = await generate({ secret });
    await send('signInWithSecondStep', undefined, { body: { challengeToken, code } });
    await send('resetTwoFactor', await this.tokenOf(ADMIN.email), { path: { id: String(user.id) } });
  }

  private sendWith(name: string, token: string | undefined, changes: Changes = {}): Promise<Answer> {
    const route = this.routes.get(name);
    if (!route) throw new Error(`the document has no call ${name}`);
    return sendExample(this.url, route, token, changes);
  }

  private accountOf(name: string): string | undefined {
    const account = this.routes.get(name)?.operation['x-demo']?.account;
    return account === 'admin' ? ADMIN.email : account;
  }

  private async tokenOf(email: string, password = DEMO_PASSWORD): Promise<string> {
    const known = this.tokens.get(email);
    if (known !== undefined) return known;
    const { token } = await this.world.signIn(email === ADMIN.email ? ADMIN : { email, password });
    this.tokens.set(email, token);
    return token;
  }
}

type Send = (name: string, token: string | undefined, changes?: Changes) => Promise<Answer>;

interface Changes {
  path?: Record<string, string>;
  body?: Record<string, unknown>;
}

async function sendExample(
  url: string,
  { method, path, operation }: Route,
  token: string | undefined,
  changes: Changes,
): Promise<Answer> {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, example } of operation.parameters ?? []) {
    const value = changes.path?.[name] ?? example;
    if (value === undefined) continue;
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (place === 'query') query.set(name, String(value));
  }
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.example;
  const form = content['multipart/form-data']?.schema?.properties;
  return request(`${url}${address}${query.size > 0 ? `?${query.toString()}` : ''}`, {
    method,
    token,
    ...(form ? { body: await pictureForm(Object.keys(form)[0] ?? '') } : {}),
    ...(json === undefined ? {} : { json: { ...Object(json), ...changes.body } }),
  });
}
