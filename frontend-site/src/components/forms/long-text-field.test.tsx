import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TOO_LONG } from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../test/render';
import { TEXTS } from './forms.texts';
import { LongTextField } from './long-text-field';

const LIMIT = 20;

function Notes() {
  const { register, reset } = useForm({ defaultValues: { notes: '' } });
  return (
    <>
      <LongTextField label="Notes" limit={LIMIT} {...register('notes')} />
      <button onClick={() => reset({ notes: 'Two cats' })}>Undo</button>
    </>
  );
}

async function paste(text: string) {
  renderOnSite(<Notes />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.paste(text);
  return user;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('what is pasted is kept as a whole, and how much is too much is said until it is shortened', async () => {
  const user = await paste('x'.repeat(LIMIT + 3));
  expect(box().value).toHaveLength(LIMIT + 3);
  expect(screen.getByText(TOO_LONG(LIMIT, 3))).toBeTruthy();
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(screen.queryByText(/too many/)).toBeNull();
  expect(screen.getByText(TEXTS.counter(LIMIT, LIMIT))).toBeTruthy();
});

it('an emoji counts as one character, as the server counts it', async () => {
  await paste('😀'.repeat(LIMIT));
  expect(screen.queryByText(/too many/)).toBeNull();
  expect(screen.getByText(TEXTS.counter(LIMIT, LIMIT))).toBeTruthy();
});

it('a text that the form replaces is counted anew', async () => {
  const user = await paste('x'.repeat(LIMIT + 1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box().value).toBe('Two cats');
  expect(screen.queryByText(/too many/)).toBeNull();
});
