// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TOO_LONG } from '@tidyhearth/domain';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';
import { ReasonField } from './ReasonField';

const LIMIT = 20;

afterEach(cleanup);

function Question({ onConfirm }: { onConfirm: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title="Suspend Ada Finch?"
      confirmLabel="Suspend"
      tone="error"
      isPending={false}
      onConfirm={() => onConfirm(reason)}
    >
      <ReasonField value={reason} max={LIMIT} help="They read it." onChange={setReason} />
    </ConfirmDialog>
  );
}

async function paste(text: string) {
  const onConfirm = vi.fn<(reason: string) => void>();
  render(<Question onConfirm={onConfirm} />);
  const user = userEvent.setup();
  await user.click(box());
  await user.paste(text);
  return { user, onConfirm, confirm: () => user.click(screen.getByRole('button', { name: 'Suspend' })) };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('what is pasted is kept as a whole, and is not sent until it is shortened', async () => {
  const { user, confirm, onConfirm } = await paste('x'.repeat(LIMIT + 2));
  expect(box().value).toHaveLength(LIMIT + 2);
  expect(screen.getByText(`They read it. ${TOO_LONG(LIMIT, 2)}`)).toBeTruthy();
  await confirm();
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(box(), '{Backspace}{Backspace}');
  expect(screen.queryByText(/too many/)).toBeNull();
  await confirm();
  expect(onConfirm).toHaveBeenCalledWith('x'.repeat(LIMIT));
});

it('an emoji counts as one character, as the server counts it', async () => {
  const { confirm, onConfirm } = await paste('😀'.repeat(LIMIT));
  expect(screen.getByText(`They read it. ${LIMIT} of ${LIMIT} characters.`)).toBeTruthy();
  await confirm();
  expect(onConfirm).toHaveBeenCalledWith('😀'.repeat(LIMIT));
});
