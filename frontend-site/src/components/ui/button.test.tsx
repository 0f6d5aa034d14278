import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnSite } from '../../test/render';
import { Button } from './button';

const press = vi.fn<() => void>();
const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());

function SearchForm({ isSending, disabled }: { isSending: boolean; disabled?: boolean }) {
  return (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" loading={isSending} disabled={disabled} onClick={press}>
        Send
      </Button>
    </form>
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

describe('a button whose work is under way', () => {
  beforeEach(() => {
    press.mockClear();
    send.mockClear();
  });

  it('keeps the focus and says that it waits', async () => {
    const { rerender } = renderOnSite(<SearchForm isSending={false} />);
    await userEvent.click(button());
    rerender(<SearchForm isSending disabled />);
    // A browser removes the focus from a disabled button; jsdom does not.
    expect(button().disabled).toBe(false);
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  it('neither acts nor sends its form again, by a press or by Enter in a field', async () => {
    renderOnSite(<SearchForm isSending />);
    await userEvent.click(button());
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('acts and sends once it is over', async () => {
    const { rerender } = renderOnSite(<SearchForm isSending />);
    rerender(<SearchForm isSending={false} />);
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(press).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledOnce();
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  it('is out of reach where nothing can be done yet', () => {
    renderOnSite(<SearchForm isSending={false} disabled />);
    expect(button().disabled).toBe(true);
    fireEvent.click(button());
    expect(press).not.toHaveBeenCalled();
  });
});
