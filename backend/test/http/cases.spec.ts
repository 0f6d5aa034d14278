import { createStore } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { mailsTo, titlesOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import {
  aboutMessage,
  aboutPerson,
  aboutVisit,
  act,
  ofConsole,
  ownReportsOf,
  report,
  reported,
  TEXT,
} from '../support/cases.js';
import { auditLines } from '../support/console.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { say } from '../support/messages.js';
import { visitEndedHoursAgo } from '../support/rows/ageing.js';
import { withoutJob } from '../support/rows/made.js';
import { queuedBodies } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { World, world, type Account, type CleanerAccount } from '../support/world.js';

const N = 12;
const ROUNDS = 8;
const WORDS = ['You will regret this.', 'I know where you live.'] as const;

interface Report {
  reportedText: string | null;
}

let customer: Account;
let cleaner: CleanerAccount;

const setStatus = async (bookingId: number, status: string) =>
  expectStatus(await world.as(cleaner).patch(`/api/bookings/${bookingId}`).send({ status }), 200);

async function confirmedBooking(): Promise<number> {
  const { id } = await requestBooking(world, customer, cleaner, { estimatedDuration: 1 });
  await setStatus(id, 'confirmed');
  return id;
}

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

describe('a report', () => {
  it('of a person reaches the console and stays with whoever sent it', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    const mine = { id, kind: 'person', status: 'open', text: TEXT, outcome: null, additions: [] };
    expect(await ownReportsOf(customer)).toEqual([
      expect.objectContaining({ ...mine, subjectFirstName: cleaner.user.firstName }),
    ]);
    expect((await world.as(customer).get(`/api/cases/${id}`)).body).toMatchObject(mine);
    const { body } = await ofConsole(`/${id}`);
    expect(body).toMatchObject({
      kind: 'person',
      reason: 'rude',
      text: TEXT,
      hasThread: false,
      openedBy: { id: customer.user.id, email: customer.user.email },
      subject: { id: cleaner.user.id, isSuspended: false, casesAbout: 1 },
      booking: null,
    });
    expect(await titlesOf(customer)).toContain('We have your report');
    expect(await mailsTo(customer)).toContain('report-received');
  });

  it('tells the person it is about nothing, and is nobody else’s to read', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    expect(await titlesOf(cleaner)).not.toContain('We have your report');
    expect(await ownReportsOf(cleaner)).toEqual([]);
    expect((await world.as(cleaner).get(`/api/cases/${id}`)).status).toBe(404);
    const { body } = await world.as(cleaner).get(`/api/users/${cleaner.user.id}/export`);
    expect(JSON.stringify(body)).not.toContain(TEXT);
  });

  it('is for people one can meet, and not for oneself', async () => {
    expect((await report(customer, aboutPerson(customer))).body.code).toBe('SELF_ACTION');
    expect((await report(customer, aboutPerson(await world.registerCustomer()))).status).toBe(404);
    expect((await report(customer, { ...aboutPerson(cleaner), aboutId: 2_000_000_000 })).status).toBe(404);
    expect(await ownReportsOf(customer)).toEqual([]);
  });

  it.each([
    [{ text: 'too short' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ reason: 'damage' }, 'reason'],
    [{ reason: 'no-such' }, 'reason'],
    [{ kind: 'dispute' }, 'kind'],
    [{ aboutId: 0 }, 'aboutId'],
    [{ status: 'closed' }, 'status'],
  ])('with %j is refused by the name of the field', async (changes, path) => {
    const answer = await report(customer, { ...aboutPerson(cleaner), ...changes });
    expect(answer.status).toBe(400);
    expect(answer.body.details).toEqual([expect.objectContaining({ path })]);
  });

  it('of the same thing adds to the open one, however many come at once', async () => {
    const answers = await together(N, (index) =>
      report(customer, aboutPerson(cleaner, { text: `${TEXT} ${index}` })),
    );
    expect(countStatuses(answers)).toEqual({ 201: N });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const [mine, ...others] = await ownReportsOf(customer);
    expect(others).toEqual([]);
    expect(mine.additions).toHaveLength(N - 1);
    const { body } = await ofConsole(`/${mine.id}`);
    expect(body.notes).toHaveLength(N - 1);
    expect(body.notes[0]).toMatchObject({ kind: 'addition' });
  });

  it('that is being worked on waits again when something is added, and the team is mailed of it once', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    const mailed = async () =>
      (await queuedBodies('report-waiting'))
        .filter(({ body }) => body.includes(`/admin/cases/${id}/show`))
        .map(({ body }) => body.includes('It is open again'));
    await reported(customer, aboutPerson(cleaner));
    expect(await mailed()).toEqual([false]);
    expect((await act(id, 'start')).body.status).toBe('in-progress');
    for (const _ of [1, 2]) expect(await reported(customer, aboutPerson(cleaner))).toBe(id);
    expect((await ofConsole(`/${id}`)).body).toMatchObject({ status: 'open', notes: [{}, {}, {}] });
    expect(await mailed()).toEqual([false, true]);
    const grown = 'Your report has grown';
    expect([await titlesOf(customer), await mailsTo(customer)]).toEqual([
      [grown, grown, grown, 'We have your report'],
      ['report-received'],
    ]);
  });

  it('that comes while the one before it is closed is added unseen to none: it is a case of its own', async () => {
    const decision = { outcome: 'no-action', outcomeForReporter: 'We have looked.', seenNoteId: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = await world.registerCustomer();
      const id = await reported(who, aboutPerson(cleaner));
      const [closed, added] = await Promise.all([
        act(id, 'close', decision),
        report(who, aboutPerson(cleaner)),
      ]);
      expect(added.status).toBe(201);
      const { status, notes } = (await ofConsole(`/${id}`)).body;
      expect([closed.status, status, notes.length, added.body.id === id]).toEqual(
        closed.status === 200 ? [200, 'closed', 0, false] : [409, 'open', 1, true],
      );
    }
  });

  it('of a message keeps its words for the team alone once the writer has closed the account', async () => {
    const [early, late] = [await say(customer, cleaner, WORDS[0]), await say(customer, cleaner, WORDS[1])];
    const before = await reported(cleaner, aboutMessage(early));
    expect((await ownReportsOf(cleaner))[0]).toMatchObject({ id: before, reportedText: WORDS[0] });
    const close = world.as(customer).post(`/api/users/${customer.user.id}/deactivate`);
    expectStatus(await close.send({ password: customer.password }), 204);
    const after = await report(cleaner, aboutMessage(late));
    expect(after.body).toMatchObject({ kind: 'message', text: TEXT, reportedText: null });
    const again = await world.as(cleaner).get(`/api/cases/${before}`);
    expect(again.body).toMatchObject({ id: before, text: TEXT, reportedText: null });
    expect((await ownReportsOf(cleaner)).map((own: Report) => own.reportedText)).toEqual([null, null]);
    expect((await ofConsole(`/${before}`)).body.reportedText).toBe(WORDS[0]);
    expect((await ofConsole(`/${after.body.id}`)).body.reportedText).toBe(WORDS[1]);
  });

  it('by somebody else is a case of its own', async () => {
    const other = await world.registerCustomer();
    const ids = [await reported(customer, aboutPerson(cleaner)), await reported(other, aboutPerson(cleaner))];
    expect(new Set(ids).size).toBe(2);
    expect((await ofConsole(`/${ids[0]}`)).body.subject.casesAbout).toBe(2);
  });

  it('made twice with one key is made once', async () => {
    const send = () => report(customer, aboutPerson(cleaner)).set('Idempotency-Key', 'report-once');
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    expect((await ownReportsOf(customer))[0].additions).toEqual([]);
  });

  it('is part of what a person can take away, page by page or whole', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    await reported(customer, aboutPerson(cleaner, { text: `${TEXT} Again.` }));
    const { body } = await world.as(customer).get(`/api/users/${customer.user.id}/export`);
    expect(body.reports).toEqual([expect.objectContaining({ id, text: TEXT })]);
    expect(body.reportAdditions).toEqual([expect.objectContaining({ caseId: id })]);
    await reported(customer, aboutPerson(await world.approvedCleaner()));
    const page = await world.as(customer).get('/api/cases?limit=1');
    const cursor = /cursor=([^&>]+)/.exec(String(page.headers.link))?.[1];
    const next = await world.as(customer).get(`/api/cases?limit=1&cursor=${cursor}`);
    expect(next.body).toEqual([expect.objectContaining({ id })]);
  });

  it('stops after twenty a day where limits are on', async () => {
    const store = await createStore(engine);
    const app = await startApp({ engine, store, env: { RATE_LIMITS: 'on' } });
    try {
      const limited = new World(app.url);
      const [who, about] = [await limited.registerCustomer(), await limited.approvedCleaner()];
      const send = () => limited.as(who).post('/api/cases').send(aboutPerson(about));
      for (let count = 0; count < 20; count += 1) expectStatus(await send(), 201);
      const answer = await send();
      expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(answer.body.message).toContain('999');
    } finally {
      await app.stop();
      await store.remove();
    }
  });
});

describe('a reported message', () => {
  it('is one that the reporter received', async () => {
    const id = await say(customer, cleaner, 'You will regret this.');
    expect((await report(customer, aboutMessage(id))).status).toBe(404);
    expect((await report(await world.registerCustomer(), aboutMessage(id))).status).toBe(404);
    expect((await report(cleaner, aboutMessage(id))).status).toBe(201);
  });

  it('is shown to the team with what stood around it, in that conversation alone, and each look is logged', async () => {
    const other = await world.registerCustomer();
    for (let number = 0; number < 25; number += 1) await say(customer, cleaner, `Before ${number}`);
    const id = await say(customer, cleaner, 'You will regret this.');
    await say(other, cleaner, 'Nothing to do with it');
    await say(cleaner, customer, 'Please stop.');
    const caseId = await reported(cleaner, aboutMessage(id));
    expect((await ofConsole(`/${caseId}`)).body).toMatchObject({
      reportedText: 'You will regret this.',
      hasThread: true,
      subject: { id: customer.user.id },
    });
    expect(await auditLines(world, 'case', caseId)).toEqual([]);

    const { body } = await ofConsole(`/${caseId}/thread`);
    expect(body.messageId).toBe(id);
    const words: string[] = body.messages.map(({ content }: { content: string }) => content);
    expect(words).toHaveLength(22);
    expect(words.slice(-2)).toEqual(['You will regret this.', 'Please stop.']);
    expect(words).not.toContain('Nothing to do with it');
    expect(await auditLines(world, 'case', caseId)).toEqual([
      expect.objectContaining({ action: 'case.thread-viewed', actorEmail: 'admin@tidyhearth.example' }),
    ]);
  });

  it('is the only thing with a thread', async () => {
    await say(customer, cleaner, 'Private words');
    const caseId = await reported(customer, aboutPerson(cleaner));
    expect((await ofConsole(`/${caseId}/thread`)).status).toBe(404);
  });
});

describe('a problem with a visit', () => {
  it('is reported by either party, from the start on', async () => {
    const id = await confirmedBooking();
    expect((await report(customer, aboutVisit(id))).body.code).toBe('PROBLEM_WINDOW_CLOSED');
    await visitEndedHoursAgo(id, -0.5);
    const caseId = await reported(customer, aboutVisit(id));
    expect(await reported(cleaner, aboutVisit(id, { reason: 'unsafe' }))).not.toBe(caseId);
    expect((await report(await world.registerCustomer(), aboutVisit(id))).status).toBe(404);
    expect((await ofConsole(`/${caseId}`)).body).toMatchObject({
      subject: { id: cleaner.user.id },
      booking: { id, status: 'confirmed' },
    });
  });

  it('can be reported for 24 hours after its end', async () => {
    const id = await confirmedBooking();
    await visitEndedHoursAgo(id, 1);
    await setStatus(id, 'completed');
    await visitEndedHoursAgo(id, 23.9);
    expect((await report(customer, aboutVisit(id))).status).toBe(201);
    await visitEndedHoursAgo(id, 24.1);
    const late = await report(cleaner, aboutVisit(id));
    expect([late.status, late.body.code]).toEqual([409, 'PROBLEM_WINDOW_CLOSED']);
  });

  it('counts from when it was marked completed, where that came later', async () => {
    const id = await confirmedBooking();
    await visitEndedHoursAgo(id, 30);
    expect((await report(cleaner, aboutVisit(id))).status).toBe(201);
    await setStatus(id, 'completed');
    expect((await report(customer, aboutVisit(id))).status).toBe(201);
  });

  it('is none where the booking was cancelled or never confirmed', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    // Otherwise the job would cancel the request.
    await withoutJob('booking-deadlines', async () => {
      await visitEndedHoursAgo(id, 1);
      expect((await report(customer, aboutVisit(id))).body.code).toBe('PROBLEM_WINDOW_CLOSED');
      await setStatus(id, 'cancelled');
    });
    expect((await report(customer, aboutVisit(id))).body.code).toBe('PROBLEM_WINDOW_CLOSED');
  });
});
