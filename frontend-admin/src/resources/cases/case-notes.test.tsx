// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AdminCaseDetail } from '../../contract';
import { CASE_TOASTS } from '../../i18n/toasts.texts';
import { type Answer, type Call, serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { CaseNotes } from './CaseNotes';

afterEach(cleanup);

const record = { id: 41, notes: [] as AdminCaseDetail['notes'] } as AdminCaseDetail;
const LOST = undefined;

function openNotes(answerTo: (call: Call) => Answer | undefined | Promise<Answer>) {
  const calls = serve(answerTo);
  const user = renderConsole(<CaseNotes record={record} />);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
  const write = async (words: string) => {
    await user.click(field());
    await user.paste(words);
  };
  const add = () => user.click(screen.getByRole('button', { name: 'Add note' }));
  const keys = () => calls.map(({ headers }) => headers.get('Idempotency-Key'));
  return { calls, user, field, write, add, keys };
}

test('a note whose answer was lost is sent again as the same, and what is written after it is another', async () => {
  const answers: (Answer | undefined)[] = [LOST, { body: {} }, { body: {} }];
  const { calls, field, write, add, keys } = openNotes(() => answers.shift());
  await write('She called. ');
  await add();
  await screen.findByText(CASE_TOASTS.noteFailed.title);
  await add();
  await waitFor(() => expect(field().value).toBe(''));
  await write('She called.');
  await add();
  await waitFor(() => expect(calls).toHaveLength(3));
  const [first, again, another] = keys();
  expect(again).toBe(first);
  expect(another).not.toBe(first);
});

test('another text after a lost answer is another note', async () => {
  const answers: (Answer | undefined)[] = [LOST, { body: {} }];
  const { calls, write, add, keys } = openNotes(() => answers.shift());
  await write('She called.');
  await add();
  await screen.findByText(CASE_TOASTS.noteFailed.title);
  await write(' Twice.');
  await add();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('what is typed while a note is sent stays', async () => {
  let answer: (answer: Answer) => void = () => undefined;
  const { calls, field, write, add } = openNotes(() => new Promise((resolve) => (answer = resolve)));
  await write('She called.');
  await add();
  await waitFor(() => expect(calls).toHaveLength(1));
  await write('\nHe did not.');
  await act(async () => {
    answer({ body: {} });
    await Promise.resolve();
  });
  await waitFor(() => expect(field().value).toBe('He did not.'));
});
