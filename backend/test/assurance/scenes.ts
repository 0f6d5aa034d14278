import { BOOKING_TIMES } from '@tidyhearth/domain';
import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import { requestBooking } from '../support/bookings.js';
import { checkOf, recordCheck, sendDocument } from '../support/checks.js';
import { mailedCode, mailedToken } from '../support/codes.js';
import { actAsAdmin, completeBooking, completedBooking, failedMail } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob } from '../support/jobs.js';
import { cleanEnded } from '../support/rows/ageing.js';
import { plain } from '../support/pictures.js';
import { writtenReview } from '../support/reviews.js';
import type { Account, World } from '../support/world.js';
import { hasProfile, type Cast } from './cast.js';

/** The ids that a scene created, by the names of path and body fields. */
export type Given = Record<string, number | string>;
export type Scene = (cast: Cast) => Promise<Given>;

let hours = 0;
/** Returns a different hour each time, so that no requests compete. */
function freeHour(): { bookingDate: string; bookingTime: string } {
  hours += 1;
  const [bookingDate = ''] = daysAhead(10 + Math.floor(hours / 6)).split('T');
  return { bookingDate, bookingTime: BOOKING_TIMES[hours % BOOKING_TIMES.length] ?? '' };
}

export const pendingBooking: Scene = async ({ world, owner, cleaner }) => {
  const { id } = await requestBooking(world, owner, cleaner, { ...freeHour(), estimatedDuration: 1 });
  return { id };
};

/** A listed cleaner without bookings. */
export const newCleaner: Scene = async ({ world }) => ({ userId: (await world.approvedCleaner()).user.id });

/** A confirmed booking of a new customer, who can be suspended. */
export const agreedBooking: Scene = async ({ world, cleaner }) => {
  const customer = await world.registerCustomer();
  const { id } = await requestBooking(world, customer, cleaner, { ...freeHour(), estimatedDuration: 1 });
  expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
  return { id, customerUserId: customer.user.id };
};

export const strandedBooking: Scene = async (cast) => {
  const given = await agreedBooking(cast);
  await actAsAdmin(cast.world, `users/${given.customerUserId}/suspend`, { reason: 'It was reported.' });
  return given;
};

/** A booking that is confirmed, two days past and not completed. */
export const overdueBooking: Scene = async (cast) => {
  const { id } = await pendingBooking(cast);
  const confirmed = await cast.world
    .as(cast.cleaner)
    .patch(`/api/bookings/${id}`)
    .send({ status: 'confirmed' });
  expectStatus(confirmed, 200);
  hours += 1;
  await cleanEnded(Number(id), 48 + 2 * hours, cast.world.store);
  return { id: id ?? 0 };
};

export const finishedBooking: Scene = async ({ world, cleaner }) => {
  // A new customer each time, because of the limit on open requests.
  return { id: await completedBooking(world, await world.registerCustomer(), cleaner, '09:00') };
};

export const reviewableBooking: Scene = async (cast) => {
  const { id } = await pendingBooking(cast);
  await completeBooking(cast.world, cast.cleaner, Number(id));
  return { bookingId: id ?? 0 };
};

/** A review by a new customer each time, because everybody may report it only once. */
export const review: Scene = async ({ world, cleaner }) => ({
  id: await writtenReview(world, await world.registerCustomer(), cleaner),
});

export const hiddenReview: Scene = async (cast) => {
  const given = await review(cast);
  await actAsAdmin(cast.world, `reviews/${given.id}/hide`, { reason: 'Private data' });
  return given;
};

export const report: Scene = async (cast) => {
  const { id } = await review(cast);
  const reason = 'It names my home address.';
  const answer = await cast.world.as(cast.owner).post(`/api/reviews/${id}/report`).send({ reason });
  expectStatus(answer, 201);
  return { id: answer.body.id };
};

export const dismissedReport: Scene = async (cast) => {
  const given = await report(cast);
  await actAsAdmin(cast.world, `review-reports/${given.id}/dismiss`);
  return given;
};

/** The owner reports a new cleaner each time, because a second report about the same person is added to the first. */
export const ownReport: Scene = async (cast) => {
  const { userId } = await newCleaner(cast);
  const report = {
    kind: 'person',
    aboutId: userId,
    reason: 'rude',
    text: 'They shouted at me on the phone.',
  };
  const answer = await cast.world.as(cast.owner).post('/api/cases').send(report);
  expectStatus(answer, 201);
  return { id: answer.body.id };
};

export const closedReport: Scene = async (cast) => {
  const given = await ownReport(cast);
  await actAsAdmin(cast.world, `cases/${given.id}/close`, {
    outcome: 'no-action',
    outcomeForReporter: 'Thank you.',
  });
  return given;
};

export const reportedMessage: Scene = async ({ world, cleaner }) => {
  const writer = await world.registerCustomer();
  const message = { senderId: writer.user.id, receiverId: cleaner.user.id, content: 'You will regret this.' };
  const sent = await world.as(writer).post('/api/messages').send(message);
  expectStatus(sent, 201);
  const report = {
    kind: 'message',
    aboutId: sent.body.id,
    reason: 'threat',
    text: 'This is a threat to me.',
  };
  const answer = await world.as(cleaner).post('/api/cases').send(report);
  expectStatus(answer, 201);
  return { id: answer.body.id };
};

export const openPosting: Scene = async ({ world, owner }) => {
  const { id } = await postJob(world, owner);
  return { id, postingId: id };
};

export const strangersPosting: Scene = async ({ world, bystander }) => ({
  postingId: (await postJob(world, bystander)).id,
});

export const application: Scene = async ({ world, owner, cleaner }) => {
  const posting = await postJob(world, owner, { postingDate: daysAhead(60 + (hours += 1)) });
  const { id } = await applyFor(world, cleaner, posting);
  return { id, postingId: posting.id };
};

export const block: Scene = async ({ world, cleaner }) => {
  hours += 1;
  const answer = await world
    .as(cleaner)
    .post(`/api/cleaners/${cleaner.cleaner.id}/blocks`)
    .send({ startsAt: daysAhead(200 + hours, '10:00'), endsAt: daysAhead(200 + hours, '11:00') });
  expectStatus(answer, 201);
  return { blockId: answer.body.id };
};

export const notification: Scene = async (cast) => {
  const { world, owner, cleaner } = cast;
  const { id } = await pendingBooking(cast);
  expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
  const list = await world.as(owner).get(`/api/notifications/${owner.user.id}`);
  expectStatus(list, 200);
  return { id: list.body[0].id };
};

export const photo: Scene = async ({ world, owner }) => {
  const answer = await world
    .as(owner)
    .post(`/api/users/${owner.user.id}/upload-image`)
    .attach('image', await smallPhoto(), 'me.png');
  expectStatus(answer, 200);
  return { key: answer.body.profileImageUrl.replace('/api/files/', '') };
};

export const smallPhoto = () => plain(8, 8).png().toBuffer();

export const secondSession: Scene = async ({ world, owner }) => {
  const session = await world.signIn({ email: owner.user.email, password: owner.password });
  const list = await world.as(session).get('/api/auth/sessions');
  expectStatus(list, 200);
  return { sid: list.body.find(({ current }: { current: boolean }) => current).sid };
};

export const newcomer: Scene = async ({ world }) => ({ id: (await world.registerCustomer()).user.id });

export const applicant: Scene = async ({ world }) => {
  const { cleaner } = await world.registerCleaner();
  return { id: cleaner.id, cleanerId: cleaner.id };
};

/** Rejects the caller's application before the call. Only an approved cleaner's can be turned down this way. */
export async function turnDown({ me, who, cast }: { me: Account | undefined; who: string; cast: Cast }) {
  if (who !== 'cleaner' || !me || !hasProfile(me)) return;
  const { id } = me.cleaner;
  await actAsAdmin(cast.world, `cleaners/${id}/withdraw-approval`);
  await actAsAdmin(cast.world, `cleaners/${id}/reject`);
}

export const approvedApplicant: Scene = async ({ world }) => {
  const { cleaner } = await world.approvedCleaner();
  return { id: cleaner.id, cleanerId: cleaner.id };
};

export const ownDocument: Scene = async ({ world, cleaner }) => {
  const [check] = await sendDocument(world, cleaner, 'insurance');
  return { kind: 'insurance', documentId: check.open?.documents[0]?.id ?? 0 };
};

/** A check submitted by somebody new each time, because decisions are final. */
export const submittedCheck: Scene = async ({ world }) => {
  const applicant = await world.registerCleaner();
  await sendDocument(world, applicant, 'identity');
  const check = await checkOf(world, applicant, 'identity');
  return { id: check.id, documentId: check.documents[0]?.id ?? 0 };
};

export const passedCheck: Scene = async ({ world }) => {
  const applicant = await world.registerCleaner();
  return { id: (await recordCheck(world, applicant, 'identity')).id };
};

export const unsentMail: Scene = async ({ world }) => ({ id: (await failedMail(world.store)).id });

export const resetLink: Scene = async ({ world }) => {
  const { user } = await world.registerCustomer();
  expectStatus(await world.anyone.post('/api/auth/forgot-password').send({ email: user.email }), 200);
  return { token: await mailedToken(world, user.email, /password/i) };
};

export const newAddressLink: Scene = async ({ world }) => {
  const person = await world.registerCustomer();
  const email = `${randomUUID()}@test.example`;
  const answer = await world
    .as(person)
    .post('/api/auth/change-email')
    .send({ email, password: person.password });
  expectStatus(answer, 200);
  return { token: await mailedToken(world, email, /./) };
};

export const challenge: Scene = async ({ world }) => {
  const person = await world.registerCustomer();
  const [code = ''] = await turnTwoFactorOn(world, person);
  const { user, password } = person;
  const answer = await world.anyone.post('/api/login').send({ email: user.email, password });
  expectStatus(answer, 200);
  return { challengeToken: answer.body.challengeToken, code };
};

export const protectedPerson: Scene = async ({ world }) => {
  const person = await world.registerCustomer();
  await turnTwoFactorOn(world, person);
  return { id: person.user.id };
};

/** @returns the recovery codes */
export async function turnTwoFactorOn(world: World, person: Account): Promise<string[]> {
  const body = { userId: person.user.id, code: await totpOf(world, person) };
  const enabled = await world.as(person).post('/api/auth/2fa/verify').send(body);
  expectStatus(enabled, 200);
  return enabled.body.recoveryCodes;
}

export async function secretOf(world: World, person: Account): Promise<string> {
  const answer = await world
    .as(person)
    .post('/api/auth/2fa/setup')
    .send({ userId: person.user.id, password: person.password });
  expectStatus(answer, 200);
  return answer.body.secret;
}

export const totpOf = async (world: World, person: Account) =>
  generate({ secret: await secretOf(world, person) });

export async function emailCodeOf(world: World, person: Account): Promise<string> {
  const body = { userId: person.user.id, type: 'email' };
  expectStatus(await world.as(person).post('/api/auth/send-verification').send(body), 200);
  return mailedCode(world, person.user.email);
}

export const calendarFeed: Scene = async ({ world, cleaner }) => {
  const answer = await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`);
  expectStatus(answer, 201);
  return { file: answer.body.address.split('/').at(-1) };
};
