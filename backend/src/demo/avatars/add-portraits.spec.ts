import { DEMO_PEOPLE, demoAddress } from '../demo-accounts.js';
import { Random } from '../random.js';
import { addPortraits } from './add-portraits.js';

describe('addPortraits', () => {
  const people = (mailboxes: readonly string[]) =>
    mailboxes.map((mailbox) => ({ email: demoAddress(mailbox), firstName: 'Ada', tone: 1, photo: null }));
  const photosOf = async (mailboxes: readonly string[], share: number) => {
    const sitters = people(mailboxes);
    await addPortraits(new Random(1), sitters, share, async () => '/api/files/portrait.webp');
    return sitters.map(({ photo }) => photo !== null);
  };

  it('leaves nobody without one whom visitors sign in as, whatever chance says', async () => {
    const accounts = Object.values(DEMO_PEOPLE).map(({ mailbox }) => mailbox);
    expect(await photosOf(accounts, 0)).toEqual(accounts.map(() => true));
  });

  it('gives a share of the others one', async () => {
    expect(await photosOf(['ada', 'grace'], 0)).toEqual([false, false]);
    expect(await photosOf(['ada', 'grace'], 1)).toEqual([true, true]);
  });
});
