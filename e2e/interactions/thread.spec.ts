import { BUSY_CLEANER, TALKATIVE_CUSTOMER } from '../support/big-database/busy-people.js';
import { test } from './support/phone.js';

const PAGES = 12;
const MESSAGES = '[role=log] time';

test('a conversation of 20,000 messages', async ({ phone }) => {
  const { page } = phone;
  await phone.signIn(TALKATIVE_CUSTOMER);
  await phone.open('/messages', 'main ul a');
  await phone.measure({
    name: 'conversation, open',
    act: () => page.getByRole('link', { name: new RegExp(BUSY_CLEANER.firstName) }).tap(),
    shows: MESSAGES,
  });
  const thread = page.getByRole('region', { name: /^Messages with/ });
  await phone.measureFrames({
    name: 'conversation, scroll through pages',
    act: async () => {
      for (let read = 1; read <= PAGES; read += 1) {
        const before = await page.locator(MESSAGES).count();
        await thread.evaluate((region) => region.scrollBy(0, -region.scrollHeight));
        await page.locator(MESSAGES).nth(before).waitFor({ state: 'attached' });
      }
    },
  });
  const box = page.getByRole('textbox').last();
  await phone.measure({ name: 'conversation, to the box', act: () => box.tap() });
  await phone.measure({
    name: 'conversation, type',
    act: () => page.keyboard.type('Still smooth after twenty thousand.'),
  });
  await phone.measure({
    name: 'conversation, send',
    act: () => page.getByRole('button', { name: 'Send message' }).tap(),
  });
  await page.getByRole('log').getByText('Still smooth after twenty thousand.').last().waitFor();
});
