import { createStore, type ScratchApp, type Store } from '../../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../../support/apps.js';
import { engine } from '../../support/engine.js';
import { ExampleSender } from '../../support/example-sender.js';

/** Without a mail server, no mail ever fails, so there is none to retry or dismiss. */
const NEVER_SENT = ['dismissMail', 'retryMail'];

describe('the request examples of the API document', () => {
  let store: Store;
  let app: ScratchApp;
  let sender: ExampleSender;

  beforeAll(async () => {
    store = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
    app = await startApp({ store, env: { DEMO_DATA: 'true' } });
    sender = new ExampleSender(app.url, store);
  });

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('can all be sent by the demo accounts as they stand, in the order of the story', async () => {
    const story = (await sender.readDocument()).flatMap(({ operation }) =>
      (operation['x-demo']?.steps ?? []).map((step) => ({ step, name: operation.operationId })),
    );
    const refused: string[] = [];
    for (let step = 0; story.some((one) => one.step >= step); step += 1) {
      // From now on, the document contains what the previous step created.
      await sender.readDocument();
      for (const { name } of story.filter((one) => one.step === step)) {
        const { status, text } = await sender.send(name);
        if (status >= 300) refused.push(`${name}: ${status} ${text.slice(0, 300)}`);
      }
    }
    expect(refused).toEqual([]);
    expect(story.length).toBeGreaterThan(180);
  });

  it('are of every call: in the story, or with what only one person is shown', async () => {
    const left = (await sender.readDocument()).filter(({ operation }) => {
      const { steps = [], needs } = operation['x-demo'] ?? {};
      return steps.length > 0 === (needs !== undefined);
    });
    expect(left.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it('name in words the account that sends them, or what they need', async () => {
    const silent = (await sender.readDocument()).filter(({ operation }) => {
      const { account, needs } = operation['x-demo'] ?? {};
      return (account ?? needs) && !operation.description?.includes('On this demo market');
    });
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  describe('that need what only one person is shown', () => {
    it('succeed with it', async () => {
      const answers = await sender.sendThoseWithSecrets();
      const needing = (await sender.readDocument()).filter(({ operation }) => operation['x-demo']?.needs);
      expect([...Object.keys(answers), ...NEVER_SENT].toSorted()).toEqual(
        needing.map(({ operation }) => operation.operationId).toSorted(),
      );
      expect(Object.entries(answers).filter(([, { status }]) => status >= 300)).toEqual([]);
    });
  });
});
