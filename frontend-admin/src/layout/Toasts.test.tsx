// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { TEXTS } from '../i18n/layout.texts';
import { serve } from '../test/fakeServer';
import { renderConsole } from '../test/renderConsole';

/** A button that shows a toast, and one that opens a dialog with another. */
function Teller() {
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => notify('Cleaner Approved', { type: 'success' })}>Tell</button>
      <button onClick={() => setOpen(true)}>Ask</button>
      {isOpen && (
        <ConfirmDialog
          title="Reject Ada?"
          confirmLabel="Reject"
          tone="error"
          isPending={false}
          onConfirm={() => notify('Could not reject', { type: 'error' })}
        >
          Are you sure?
        </ConfirmDialog>
      )}
    </>
  );
}

afterEach(cleanup);

test('a toast comes into a region that was there before it, and F8 leads to it', async () => {
  serve(() => ({ body: {} }));
  const user = renderConsole(<Teller />);
  const region = screen.getByRole('status', { name: TEXTS.notifications });
  expect(region.textContent).toBe('');
  await user.click(screen.getByRole('button', { name: 'Tell' }));
  expect(await within(region).findByText('Cleaner Approved')).toBeTruthy();
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(region);
});

test('what a dialog asked for is told beside it', async () => {
  serve(() => ({ body: {} }));
  const user = renderConsole(<Teller />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.queryByRole('status', { name: TEXTS.notifications })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Could not reject');
});
