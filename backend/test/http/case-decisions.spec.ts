import { bellOf, titlesOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { aboutPerson, act, ofConsole, ownReportsOf, reported } from '../support/cases.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { visitEndedHoursAgo } from '../support/rows/ageing.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const N = 12;
const THANKS = 'We have spoken with them. Thank you for telling us.';
const WARNING = 'Messages like yours are not allowed here.';

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

describe('a stranded booking', () => {
  it('is a case that nobody reported, and is decided on the booking’s own page', async () => {
    const bookingId = await confirmedBooking();
    const admin = world.as(await world.admin());
    expectStatus(
      await admin.post(`/api/admin/users/${cleaner.user.id}/suspend`).send({ reason: 'It was reported.' }),
      200,
    );
    const { body } = await ofConsole(`?bookingId=${bookingId}`);
    const about = {
      kind: 'stranded-booking',
      openedByName: null,
      subjectId: cleaner.user.id,
      status: 'open',
    };
    expect(body).toEqual([expect.objectContaining(about)]);
    const decision = { outcome: 'no-action', outcomeForReporter: THANKS };
    expect((await act(body[0].id, 'close', decision)).status).toBe(409);
    expect(await ownReportsOf(customer)).toEqual([]);
  });
});

describe('a disagreement about a visit', () => {
  const TO_BOTH = { outcomeForReporter: 'We have looked into it.', outcomeForSubject: 'We have read you.' };
  const STORY = 'I waited until eleven and nobody came.';
  let bookingId: number;
  let caseId: number;
  const seenBy = async (who: Account) => (await world.as(who).get(`/api/bookings/${bookingId}`)).body;
  const newsOf = async (who: Account) =>
    (await bellOf(who)).filter(({ message }) => message.includes('We have')).map(({ message }) => message);

  beforeEach(async () => {
    bookingId = await confirmedBooking();
    await visitEndedHoursAgo(bookingId, 1);
    const dispute = world.as(customer).post(`/api/bookings/${bookingId}/not-happened`);
    expectStatus(await dispute.send({ text: STORY }), 200);
    caseId = (await ofConsole(`?bookingId=${bookingId}`)).body[0].id;
  });

  it('is decided as done: the booking is completed, both are told once, reviews and earnings follow', async () => {
    const decision = { outcome: 'took-place', ...TO_BOTH };
    expect((await act(caseId, 'close', decision)).body).toMatchObject({
      ...decision,
      status: 'closed',
      booking: { status: 'completed' },
    });
    expect((await seenBy(customer)).status).toBe('completed');
    const consequence = 'The clean counts as done, and you can leave a review.';
    expect(await newsOf(customer)).toContain(`We have looked into it. ${consequence}`);
    expect(await newsOf(cleaner)).toEqual([`We have read you. ${consequence}`]);
    for (const who of [customer, cleaner]) expect(await titlesOf(who)).not.toContain('Booking completed');
    const review = { bookingId, reviewerId: cleaner.user.id, rating: 4, comment: 'A tidy home to clean.' };
    expect((await world.as(cleaner).post('/api/reviews').send(review)).status).toBe(201);
    const earned = await world.as(cleaner).get(`/api/bookings/cleaner/${cleaner.cleaner.id}/summary`);
    expect(earned.body).toMatchObject({ counts: { completed: 1 }, totalAmount: '25.00' });
    const { body } = await world.as(await world.admin()).get(`/api/admin/bookings/${bookingId}`);
    expect(body.history.at(-1)).toMatchObject({ status: 'completed', actor: 'admin' });
  });

  it('is decided as not done: the booking is cancelled by us, and both read so', async () => {
    expect((await act(caseId, 'close', { outcome: 'did-not-happen', ...TO_BOTH })).status).toBe(200);
    for (const who of [customer, cleaner]) {
      expect(await seenBy(who)).toMatchObject({
        status: 'cancelled',
        cancellationReason: 'We found that this clean did not take place.',
        isLateCancellation: false,
      });
      expect(await titlesOf(who)).not.toContain('Booking cancelled');
    }
    expect((await newsOf(cleaner))[0]).toMatch(/^We have read you\. The booking is cancelled/);
  });

  it('ends with a finding that both are told, and with nothing else', async () => {
    const refused = async (decision: object) => (await act(caseId, 'close', decision)).body.details;
    expect(await refused({ outcome: 'no-action', ...TO_BOTH })).toEqual([
      expect.objectContaining({ path: 'outcome' }),
    ]);
    expect(await refused({ outcome: 'took-place', outcomeForReporter: THANKS })).toEqual([
      expect.objectContaining({ path: 'outcomeForSubject' }),
    ]);
    expect((await seenBy(cleaner)).status).toBe('confirmed');
    const other = await reported(customer, aboutPerson(cleaner));
    const finding = await act(other, 'close', { outcome: 'took-place', ...TO_BOTH });
    expect(finding.body.details).toEqual([expect.objectContaining({ path: 'outcome' })]);
  });

  it('that was decided as done is opened again and decided as not done, by what has come to light since', async () => {
    expectStatus(await act(caseId, 'close', { outcome: 'took-place', ...TO_BOTH }), 200);
    const rated = { bookingId, reviewerId: customer.user.id, rating: 1, comment: 'Nobody came at all.' };
    expectStatus(await world.as(customer).post('/api/reviews').send(rated), 201);
    expectStatus(await act(caseId, 'reopen'), 200);
    const decision = { outcome: 'did-not-happen', ...TO_BOTH };
    expect((await act(caseId, 'close', decision)).body).toMatchObject({
      ...decision,
      status: 'closed',
      booking: { status: 'cancelled' },
    });
    for (const who of [customer, cleaner])
      expect(await seenBy(who)).toMatchObject({ status: 'cancelled', cancelReason: 'did-not-happen' });
    expect((await newsOf(cleaner))[0]).toMatch(/^We have read you\. The booking is cancelled/);
    const earned = await world.as(cleaner).get(`/api/bookings/cleaner/${cleaner.cleaner.id}/summary`);
    expect(earned.body).toMatchObject({ counts: { completed: 0 }, totalAmount: '0.00' });
    expect((await world.anyone.get(`/api/reviews/reviewee/${cleaner.user.id}`)).body).toEqual([]);
  });

  it('that was decided as done stays so once the clean is recorded as paid', async () => {
    expectStatus(await act(caseId, 'close', { outcome: 'took-place', ...TO_BOTH }), 200);
    const admin = world.as(await world.admin());
    expectStatus(await admin.post(`/api/admin/bookings/${bookingId}/paid`), 200);
    expectStatus(await act(caseId, 'reopen'), 200);
    const refused = (await act(caseId, 'close', { outcome: 'did-not-happen', ...TO_BOTH })).body;
    expect(refused).toMatchObject({ code: 'STATE_CONFLICT' });
    expect(refused.message).toContain('marked as paid');
    expect((await seenBy(cleaner)).status).toBe('paid');
  });

  it('is like any other case once who gave the word has taken it back', async () => {
    await visitEndedHoursAgo(bookingId, 25);
    expectStatus(await world.as(customer).post(`/api/bookings/${bookingId}/happened`), 200);
    expect((await act(caseId, 'close', { outcome: 'took-place', ...TO_BOTH })).status).toBe(400);
    expect((await act(caseId, 'close', { outcome: 'no-action', outcomeForReporter: THANKS })).status).toBe(
      200,
    );
  });
});

describe('in the console', () => {
  it('cases are listed by status and kind, and counted', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    const admin = world.as(await world.admin());
    const find = async (query: object) => (await admin.get('/api/admin/cases').query(query)).body;
    const mine = { subjectId: cleaner.user.id };
    expect(await find({ ...mine, status: 'open', kind: 'person' })).toEqual([
      expect.objectContaining({ id, subjectName: `${cleaner.user.firstName} ${cleaner.user.lastName}` }),
    ]);
    expect(await find({ ...mine, status: 'closed' })).toEqual([]);
    expect(await find({ ...mine, kind: 'message' })).toEqual([]);
    expect((await admin.get('/api/admin/cases').query({ kind: 'no-such' })).status).toBe(400);
    expect((await admin.get('/api/admin/stats')).body.openCases).toBeGreaterThan(0);
  });

  it('a case is worked on, noted, decided and reopened, each with a line in the audit log', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    expect((await act(id, 'start')).body.status).toBe('in-progress');
    expect((await act(id, 'start')).status).toBe(409);
    expect((await act(id, 'notes', { text: 'Called her at noon.' })).body.notes).toEqual([
      expect.objectContaining({ kind: 'note', text: 'Called her at noon.' }),
    ]);
    const decision = { outcome: 'warning', outcomeForReporter: THANKS, outcomeForSubject: WARNING };
    expect((await act(id, 'close', decision)).body).toMatchObject({ status: 'closed', ...decision });
    expect((await act(id, 'close', decision)).status).toBe(409);
    expect((await act(id, 'reopen')).body).toMatchObject({ status: 'in-progress', outcome: null });
    expect((await act(id, 'reopen')).status).toBe(409);
    // Neither the notes of the team nor the decision that was taken back are for the reporter.
    const own = await world.as(customer).get('/api/cases');
    expect(own.body).toMatchObject([{ id, additions: [], outcomeForReporter: null, closedAt: null }]);
    const lines = await auditLines(world, 'case', id);
    expect(lines.map(({ action }) => action)).toEqual([
      'case.started',
      'case.note-added',
      'case.closed',
      'case.reopened',
    ]);
    expect(lines[2]).toMatchObject({
      before: { status: 'in-progress' },
      after: { status: 'closed', outcome: 'warning' },
    });
  });

  it.each([
    [{ outcome: 'no-action' }, 'outcomeForReporter'],
    [{ outcome: 'warning', outcomeForReporter: THANKS }, 'outcomeForSubject'],
    [{ outcome: 'keep', outcomeForReporter: THANKS }, 'outcome'],
    [{ outcomeForReporter: THANKS }, 'outcome'],
  ])('closing with %j names %s', async (decision, path) => {
    const id = await reported(customer, aboutPerson(cleaner));
    const answer = await act(id, 'close', decision);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toContainEqual(expect.objectContaining({ path }));
    expect((await ofConsole(`/${id}`)).body.status).toBe('open');
  });

  it('is not closed over words that whoever reported it has added and the admin has not seen', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    await act(id, 'notes', { text: 'Called her at noon.' });
    const lastSeen = async () => (await ofConsole(`/${id}`)).body.notes.at(-1).id;
    const decision = { outcome: 'no-action', outcomeForReporter: THANKS };
    const close = async (seenNoteId: number) => act(id, 'close', { ...decision, seenNoteId });
    const early = await lastSeen();
    await reported(customer, aboutPerson(cleaner, { text: 'It happened again this morning.' }));
    for (const seen of [0, early])
      expect((await close(seen)).body).toMatchObject({ statusCode: 409, code: 'CASE_CHANGED' });
    expect((await ofConsole(`/${id}`)).body).toMatchObject({ status: 'open', outcome: null });
    expect(await titlesOf(customer)).not.toContain('What came of your report');
    const seen = await lastSeen();
    await act(id, 'notes', { text: 'By a colleague, who decides nothing.' });
    expect((await close(seen)).body).toMatchObject({ status: 'closed', ...decision });
  });

  it('is decided once, however often that is asked at a time', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    const decision = { outcome: 'no-action', outcomeForReporter: THANKS };
    expect(countStatuses(await together(N, () => act(id, 'close', decision)))).toEqual({
      200: 1,
      409: N - 1,
    });
    const told = (await titlesOf(customer)).filter((title) => title === 'What came of your report');
    expect(told).toHaveLength(1);
  });

  it('can’t be reopened beside a newer report of the same thing', async () => {
    const id = await reported(customer, aboutPerson(cleaner));
    await act(id, 'close', { outcome: 'no-action', outcomeForReporter: THANKS });
    const next = await reported(customer, aboutPerson(cleaner));
    expect(next).not.toBe(id);
    expect((await act(id, 'reopen')).status).toBe(409);
  });

  it('answers 404 to what isn’t there', async () => {
    expect((await ofConsole('/2000000000')).status).toBe(404);
    for (const name of ['start', 'reopen']) expect((await act(2_000_000_000, name)).status).toBe(404);
  });
});
