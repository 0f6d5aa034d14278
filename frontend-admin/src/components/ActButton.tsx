import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';

interface ActButtonProps extends ButtonProps {
  isPending: boolean;
}

/**
 * Refuses a second press while its act is under way, and keeps the focus meanwhile: the browser takes it from a disabled
 * button, and a keyboard starts again at the top of the page.
 */
export function ActButton({ isPending, disabled = false, onClick, ...rest }: ActButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Of a form's button too, which Enter in a field presses.
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Button
      {...rest}
      disabled={disabled && !isPending}
      aria-disabled={isPending || undefined}
      onClick={press}
    />
  );
}
