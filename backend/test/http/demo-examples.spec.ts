import { NEEDS_A_SECRET, STORY_ORDER, type StoryAccount } from '../../src/web/openapi/story/story-order.js';
import { createStore, startApp, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import type { Route } from '../assurance/document.js';
import { engine } from '../support/engine.js';
import { ExampleSender } from '../support/example-sender.js';

const START_MS = 120_000;
jest.setTimeout(180_000);

/** Without a server for mails none is given up, so there is none to try again. */
const NEVER_SENT = ['retryMail'];

describe('the request examples of the API document', () => {
  let store: Store;
  let app: ScratchApp;
  let sender: ExampleSender;

  beforeAll(async () => {
    store = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
    app = await startApp({ store, env: { DEMO_DATA: 'true' } });
    sender = new ExampleSender(app.url, store);
  }, START_MS);

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('can all be sent by the demo accounts as they stand', async () => {
    const refused: string[] = [];
    for (const [who, calls] of STORY_ORDER) {
      await sender.readDocument();
      for (const name of calls) {
        const { status, text } = await sender.send(name, who);
        if (status >= 300) refused.push(`${name} by ${who}: ${status} ${text.slice(0, 300)}`);
      }
    }
    expect(refused).toEqual([]);
  });

  it('are of every call: by an account, or with something that only one person is shown', async () => {
    const known = new Set([...STORY_ORDER.flatMap(([, calls]) => calls), ...Object.keys(NEEDS_A_SECRET)]);
    const names = (await sender.readDocument()).map(({ operation }: Route) => operation.operationId);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !names.includes(name))).toEqual([]);
    const twice = STORY_ORDER.flatMap(([, calls]) => calls).filter((name) => name in NEEDS_A_SECRET);
    expect(twice).toEqual([]);
  });

  it('name the account that sends them', async () => {
    const described = await sender.readDocument();
    const accounts = new Map(
      STORY_ORDER.flatMap(([who, calls]) => calls.map((call) => [call, who] as const)),
    );
    const silent = described.filter(({ operation }) => {
      const who: StoryAccount | undefined = accounts.get(operation.operationId);
      return who !== 'nobody' && !operation.description?.includes('On this demo market');
    });
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  describe('that need what only one person is shown', () => {
    it('succeed with it', async () => {
      const answers = await sender.sendThoseWithSecrets();
      expect(Object.keys(answers).toSorted()).toEqual(
        Object.keys(NEEDS_A_SECRET)
          .filter((name) => !NEVER_SENT.includes(name))
          .toSorted(),
      );
      expect(Object.entries(answers).filter(([, { status }]) => status >= 300)).toEqual([]);
    });
  });
});
