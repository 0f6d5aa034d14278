// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TEXTS } from '../../i18n/security.texts';
import { MAIL_TOASTS } from '../../i18n/toasts.texts';
import { listOf, serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { MailQueue } from './MailQueue';

afterEach(cleanup);

const FAILED = {
  id: 7,
  userId: 3,
  type: 'welcome',
  subject: 'Welcome, at last',
  recipient: 'gone@test.example',
  status: 'failed',
  attempts: 8,
  nextAttemptAt: null,
  sentAt: null,
  errorMessage: 'no such mailbox',
  hasText: true,
  createdAt: '2026-11-20T10:15:00.000Z',
};
const { dismiss, emailTo, preview, retry } = TEXTS.mail;

test('a failed email is left unsent after a question, and offers nothing any more', async () => {
  let mail = FAILED;
  const calls = serve(({ method, path }) => {
    if (method === 'POST') mail = { ...mail, hasText: false };
    return path.endsWith('/mail-queue')
      ? listOf([mail])
      : { body: { ...mail, text: mail.hasText ? 'Hello' : null } };
  });
  const user = renderConsole(<MailQueue />);
  await user.click(await screen.findByRole('button', { name: `${preview} ${emailTo(FAILED.recipient)}` }));
  const shown = await screen.findByRole('dialog', { name: FAILED.subject });
  await user.click(
    within(shown).getByRole('button', { name: `${dismiss.action} ${emailTo(FAILED.recipient)}` }),
  );
  const question = await screen.findByRole('dialog', { name: dismiss.title(FAILED.recipient) });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: dismiss.action }));
  expect(await screen.findByText(MAIL_TOASTS.dismissed.title)).toBeDefined();
  expect(sent()).toEqual(['/api/admin/mail-queue/7/dismiss']);
  expect(await within(shown).findByText(TEXTS.mail.notShown)).toBeDefined();
  // While the confirmation closes above it, nothing in the preview can be found by role.
  await within(shown).findByRole('button', { name: TEXTS.mail.close });
  for (const act of [retry, dismiss.action])
    expect(within(shown).queryByRole('button', { name: new RegExp(`^${act}`) })).toBeNull();
});

test('an email whose subject is erased is named by its kind', async () => {
  const mail = { ...FAILED, type: 'booking-confirmed', subject: '', hasText: false };
  serve(({ path }) => (path.endsWith('/mail-queue') ? listOf([mail]) : { body: { ...mail, text: null } }));
  const user = renderConsole(<MailQueue />);
  expect(await screen.findByText('Booking confirmed')).toBeDefined();
  await user.click(screen.getByRole('button', { name: `${preview} ${emailTo(mail.recipient)}` }));
  expect(await screen.findByRole('dialog', { name: 'Booking confirmed' })).toBeDefined();
});
