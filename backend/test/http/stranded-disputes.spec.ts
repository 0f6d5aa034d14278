import { mailsTo, titlesOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { act, ofConsole } from '../support/cases.js';
import { expectStatus } from '../support/expect-status.js';
import { cleanBegan } from '../support/rows/ageing.js';
import { askedMeanwhile, heldDispute } from '../support/rows/held.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const STORY = 'I waited until eleven and nobody came.';
const TO_BOTH = { outcomeForReporter: 'We have looked into it.', outcomeForSubject: 'We have read you.' };
const KEPT = 'Your booking takes place';

describe('a visit that did not take place, as one of the two says, and whose other party is suspended', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let bookingId: number;

  const asAdmin = async () => world.as(await world.admin());
  const moderate = async (what: 'suspend' | 'unsuspend') => {
    const admin = await asAdmin();
    const moderated = admin.post(`/api/admin/users/${cleaner.user.id}/${what}`);
    expectStatus(await moderated.send({ reason: 'It was reported.' }), 200);
  };
  const dispute = async () => {
    const disputed = world.as(customer).post(`/api/bookings/${bookingId}/not-happened`);
    expectStatus(await disputed.send({ text: STORY }), 200);
  };
  const decide = async (decision: string) =>
    (await asAdmin())
      .post(`/api/admin/bookings/${bookingId}/decision`)
      .send({ decision, note: 'We have spoken to both.' });
  const seen = async () => (await world.as(customer).get(`/api/bookings/${bookingId}`)).body;
  const decisions = async () => {
    const { body } = await (await asAdmin()).get(`/api/admin/bookings/${bookingId}`);
    return (body.stranded as { decision: string | null }[]).map(({ decision }) => decision);
  };
  const casesOfBooking = async (): Promise<{ id: number; kind: string; status: string }[]> =>
    (await ofConsole(`?bookingId=${bookingId}`)).body;
  const find = async (outcome: string) => {
    const disputed = (await casesOfBooking()).find(({ kind }) => kind === 'dispute');
    expectStatus(await act(Number(disputed?.id), 'close', { outcome, ...TO_BOTH }), 200);
  };
  const expectNothingPromised = async () => {
    expect(await titlesOf(customer)).not.toContain(KEPT);
    for (const who of [customer, cleaner]) expect(await mailsTo(who)).not.toContain('booking-kept');
  };

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    bookingId = (await requestBooking(world, customer, cleaner)).id;
    const yes = world.as(cleaner).patch(`/api/bookings/${bookingId}`).send({ status: 'confirmed' });
    expectStatus(await yes, 200);
    await cleanBegan(bookingId, 1);
  });

  it.each([
    ['keep', 'before', 'did-not-happen', 'cancelled', 'cancel'],
    ['cancel', 'before', 'took-place', 'completed', 'keep'],
    ['offer-others', 'after', 'did-not-happen', 'cancelled', 'cancel'],
  ])(
    'is not decided by a note (%s), disputed %s the suspension: the finding (%s) settles both',
    async (decision, when, finding, status, settled) => {
      if (when === 'before') await dispute();
      await moderate('suspend');
      if (when === 'after') await dispute();
      const { body } = await decide(decision);
      expect(body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
      expect(body.message).toContain('Decide the case');
      expect(await seen()).toMatchObject({ status: 'confirmed', isUndecided: true });
      expect(await decisions()).toEqual([null]);
      await expectNothingPromised();
      await find(finding);
      expect(await seen()).toMatchObject({ status, isUndecided: false });
      expect(await decisions()).toEqual([settled]);
      expect((await casesOfBooking()).map((each) => each.status)).toEqual(['closed', 'closed']);
      expect((await decide(decision)).status).toBe(409);
      await expectNothingPromised();
    },
  );

  it('is not said to take place as agreed when the suspension is lifted, and stays for its finding', async () => {
    await dispute();
    await moderate('suspend');
    await moderate('unsuspend');
    await expectNothingPromised();
    expect(await seen()).toMatchObject({ status: 'confirmed', isUndecided: true });
    await find('took-place');
    expect(await seen()).toMatchObject({ status: 'completed', isUndecided: false });
    expect(await decisions()).toEqual(['keep']);
  });

  it.each([
    ['is not cancelled', async () => expectStatus(await decide('cancel'), 409)],
    ['is not said to take place by a lifted suspension', () => moderate('unsuspend')],
  ])('%s when the word is given at that moment', async (_, happen) => {
    await moderate('suspend');
    await heldDispute(bookingId, customer, (held) => askedMeanwhile(held, happen));
    expect((await seen()).status).toBe('confirmed');
    await expectNothingPromised();
  });
});
