import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { aboutMessage, aboutPerson, act, ofConsole, ownReportsOf, reported } from '../support/cases.js';
import { expectStatus } from '../support/expect-status.js';
import { say } from '../support/messages.js';
import { queuedMailsOf } from '../support/rows/outbox.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const THANKS = 'We have spoken with them. Thank you for telling us.';
const WARNING = 'Messages like yours are not allowed here.';
const TAKEN_BACK = 'We take our warning back. We are sorry.';

let customer: Account;
let cleaner: CleanerAccount;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

describe('what people are told of a case', () => {
  it('a decision is told to both, and the other side never learns who reported', async () => {
    const id = await reported(cleaner, aboutMessage(await say(customer, cleaner, 'You will regret this.')));
    await act(id, 'notes', { text: 'Second time this month.' });
    await act(id, 'close', { outcome: 'warning', outcomeForReporter: THANKS, outcomeForSubject: WARNING });
    expect(await bellOf(cleaner)).toContainEqual(
      expect.objectContaining({ title: 'What came of your report', message: THANKS }),
    );
    expect(await mailsTo(cleaner)).toContain('report-decided');
    expect(await ownReportsOf(cleaner)).toEqual([
      expect.objectContaining({ status: 'closed', outcome: 'warning', outcomeForReporter: THANKS }),
    ]);
    const told = (await bellOf(customer)).find(({ title }) => title === 'A message from our team');
    expect(told).toMatchObject({
      type: 'report',
      message: WARNING,
      bookingId: null,
      conversationId: null,
    });
    const read = (await world.as(customer).get('/api/cases/told')).body;
    expect(read).toEqual([{ id, words: WARNING, toldAt: expect.any(String) }]);
    expect((await world.as(cleaner).get('/api/cases/told')).body).toEqual([]);
    expect(await mailsTo(customer)).toContain('case-decided');
    const { body } = await world.as(customer).get(`/api/users/${customer.user.id}/export`);
    expect(body.outcomesTold).toEqual([expect.objectContaining({ outcomeForSubject: WARNING })]);
    expect(JSON.stringify(body)).not.toContain('Second time this month');
    expect(JSON.stringify(body.outcomesTold)).not.toContain(cleaner.user.firstName);
  });

  it('a decision is mailed whole to whoever is suspended and so has no bell to look at, with a way to answer', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    const mute = { emailNotifications: false };
    expectStatus(await world.as(cleaner).patch(`/api/users/${cleaner.user.id}`).send(mute), 200);
    const admin = world.as(await world.admin());
    const hold = (who: Account, act: string) =>
      admin.post(`/api/admin/users/${who.user.id}/${act}`).send({ reason: 'We look into it.' });
    for (const who of [customer, cleaner]) expectStatus(await hold(who, 'suspend'), 200);
    await act(id, 'close', { outcome: 'warning', outcomeForReporter: THANKS, outcomeForSubject: WARNING });
    const mails = [
      await queuedMailsOf(customer, 'report-decided'),
      await queuedMailsOf(cleaner, 'case-decided'),
    ];
    for (const [index, words] of [THANKS, WARNING].entries()) {
      expect(mails[index]).toEqual([{ body: expect.stringContaining(words) }]);
      expect(mails[index]?.[0]?.body).toContain('/contact');
      expect(mails[index]?.[0]?.body).not.toContain('tab=safety');
    }
  });

  it('where nothing is decided about the other side, they are told nothing', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    const refused = await act(id, 'close', {
      outcome: 'no-action',
      outcomeForReporter: THANKS,
      outcomeForSubject: WARNING,
    });
    expect(refused.body.details).toEqual([expect.objectContaining({ path: 'outcomeForSubject' })]);
    const before = await bellOf(cleaner);
    expect((await act(id, 'close', { outcome: 'no-action', outcomeForReporter: THANKS })).status).toBe(200);
    expect(await bellOf(cleaner)).toEqual(before);
    expect(await titlesOf(customer)).toContain('What came of your report');
  });

  it('a warning that is taken back is told to whom it was given, as the warning was', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    await act(id, 'close', { outcome: 'warning', outcomeForReporter: THANKS, outcomeForSubject: WARNING });
    await act(id, 'reopen');
    for (const outcome of ['no-action', 'put-right', 'suspension']) {
      const unheard = await act(id, 'close', { outcome, outcomeForReporter: THANKS });
      expect(unheard.body.details).toEqual([expect.objectContaining({ path: 'outcomeForSubject' })]);
    }
    expect((await world.as(cleaner).get('/api/cases/told')).body).toMatchObject([{ id, words: WARNING }]);
    const back = { outcome: 'no-action', outcomeForReporter: THANKS, outcomeForSubject: TAKEN_BACK };
    expect((await act(id, 'close', back)).body).toMatchObject({ status: 'closed', ...back });
    const news = (await bellOf(cleaner)).filter(({ title }) => title === 'A message from our team');
    expect(news.map(({ message }) => message)).toEqual([TAKEN_BACK, WARNING]);
    expect((await mailsTo(cleaner)).filter((type) => type === 'case-decided')).toHaveLength(2);
    expect((await world.as(cleaner).get('/api/cases/told')).body).toMatchObject([{ id, words: TAKEN_BACK }]);
    const { body } = await world.as(cleaner).get(`/api/users/${cleaner.user.id}/export`);
    expect(body.outcomesTold).toEqual([expect.objectContaining({ outcomeForSubject: TAKEN_BACK })]);
  });

  it('what somebody was told keeps its date when the case is opened again and goes on', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    await act(id, 'close', { outcome: 'warning', outcomeForReporter: THANKS, outcomeForSubject: WARNING });
    const told = async () => (await world.as(cleaner).get('/api/cases/told')).body;
    const before = await told();
    await act(id, 'reopen');
    await act(id, 'notes', { text: 'Called her at noon.' });
    await reported(customer, aboutPerson(cleaner));
    expect(await told()).toEqual(before);
    const { body } = await world.as(customer).get(`/api/users/${customer.user.id}/export`);
    const shown = [
      ...body.reports,
      ...(await ownReportsOf(customer)),
      ...(await ofConsole(`?subjectId=${cleaner.user.id}`)).body,
      (await ofConsole(`/${id}`)).body,
    ];
    expect(shown).toEqual(Array(4).fill(expect.objectContaining({ id, status: 'open', closedAt: null })));
  });
});
