// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActButton } from './ActButton';

const act = vi.fn<() => void>();

/** A form whose act never finishes. */
function Form() {
  const [isPending, setPending] = useState(false);
  function submit(event: { preventDefault: () => void }) {
    event.preventDefault();
    act();
    setPending(true);
  }
  return (
    <form onSubmit={submit}>
      <input aria-label="Words" />
      <ActButton type="submit" isPending={isPending}>
        Send
      </ActButton>
    </form>
  );
}

afterEach(() => {
  cleanup();
  act.mockReset();
});

test('a button whose act is under way keeps the focus, and refuses a second press and Enter in its form', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  await user.click(button);
  await user.type(screen.getByLabelText('Words'), '{Enter}');
  expect(act).toHaveBeenCalledOnce();
});
