// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEXTS } from '../i18n/shared.texts';
import { ConfirmDialog } from './ConfirmDialog';

const onClose = vi.fn<() => void>();

beforeEach(() => onClose.mockReset());
afterEach(cleanup);

function open(isPending = false) {
  const user = userEvent.setup();
  render(
    <ConfirmDialog
      title="Suspend?"
      confirmLabel="Suspend"
      tone="error"
      isPending={isPending}
      onConfirm={() => undefined}
      onClose={onClose}
    >
      <textarea aria-label="Reason" />
    </ConfirmDialog>,
  );
  return user;
}

function clickBeside() {
  const backdrop = screen.getByRole('dialog').parentElement ?? document.body;
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
}

test('nothing is lost by a click beside an empty dialog, or by Escape: both close it', async () => {
  const user = open();
  clickBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('written words outlive a click beside the dialog, and Escape', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Reason'), 'Reported twice.');
  clickBeside();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: TEXTS.goBack }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('nothing closes it while its act runs: what is answered may be shown in it alone', async () => {
  const user = open(true);
  clickBeside();
  screen.getByLabelText('Reason').focus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: TEXTS.goBack }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: TEXTS.goBack }));
  expect(onClose).not.toHaveBeenCalled();
});
