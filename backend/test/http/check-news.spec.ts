import { checkOf, recordCheck, sendDocument } from '../support/checks.js';
import { expectStatus } from '../support/expect-status.js';
import { queuedMailsOf } from '../support/rows/outbox.js';
import { world } from '../support/world.js';

it('a cleaner whose account is on hold is mailed what is decided about checks: no bell can be looked at', async () => {
  const asAdmin = world.as(await world.admin());
  const person = await world.approvedCleaner();
  await recordCheck(world, person, 'identity');
  await sendDocument(world, person, 'insurance');
  const mute = { emailNotifications: false };
  expectStatus(await world.as(person).patch(`/api/users/${person.user.id}`).send(mute), 200);
  const hold = { reason: 'We look into it.' };
  expectStatus(await asAdmin.post(`/api/admin/users/${person.user.id}/suspend`).send(hold), 200);
  for (const [kind, how, reason] of [
    ['insurance', 'refuse', 'The policy ended last year.'],
    ['identity', 'withdraw', 'The passport was not theirs.'],
  ] as const) {
    const { id } = await checkOf(world, person, kind);
    expectStatus(await asAdmin.post(`/api/admin/checks/${id}/${how}`).send({ reason }), 200);
    const type = how === 'refuse' ? 'check-refused' : 'check-withdrawn';
    const mails = await queuedMailsOf(person, type);
    expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining(`The reason: ${reason}`)]);
    expect(mails[0]?.body).toContain('/contact');
  }
});
