import { randomUUID } from 'node:crypto';
import { mailbox } from '../support/mailbox.js';
import { keptEnquiries, keptWaitlist } from '../support/rows/kept.js';
import { queuedBodies, queuedRecipient } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { world } from '../support/world.js';

const message = () => ({
  name: 'Ada Lovelace',
  email: 'ada@test.example',
  subject: `Ovens ${randomUUID()}`,
  message: 'Do you clean ovens?\nMine is <b>old</b>.',
});

describe('enquiries', () => {
  it('keeps a contact message and mails it to support', async () => {
    const sent = message();
    const answer = await world.anyone.post('/api/contact').send(sent);
    expect(answer.status).toBe(201);
    expect(await keptEnquiries(sent.subject)).toEqual([sent]);
    const recipient = await queuedRecipient(`Contact form: ${sent.subject}`);
    const mail = await mailbox(world, recipient).next(new RegExp(sent.subject));
    expect(mail.text).toContain('Do you clean ovens?');
    expect(mail.text).toContain(sent.email);
    expect(mail.html).not.toContain('<b>old</b>');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a wrong address', { email: 'ada@' }],
    ['two addresses', { email: 'a@test.example,b@test.example' }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: all@test.example' }],
    ['no message', { message: '\u200b' }],
    ['a field nobody asked for', { isAdmin: true }],
  ])('refuses %s and keeps nothing', async (_, wrong) => {
    const sent = { ...message(), ...wrong };
    const answer = await world.anyone.post('/api/contact').send(sent);
    expect(answer.body).toMatchObject({ statusCode: 400, error: 'Validation failed' });
    expect(await keptEnquiries(sent.subject)).toEqual([]);
  });

  it('answers the same for a new and a known waitlist address, and keeps it once', async () => {
    const email = `Waiting-${randomUUID()}@test.example`;
    const answers = await together(20, () => world.anyone.post('/api/waitlist').send({ email }));
    expect(countStatuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const address = email.toLowerCase();
    expect((await keptWaitlist()).filter((kept) => kept === address)).toHaveLength(1);
    const mails = await queuedBodies('waitlist');
    expect(mails.filter(({ body }) => body.includes(address))).toHaveLength(1);
  });
});
