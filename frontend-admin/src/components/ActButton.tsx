import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';

interface ActButtonProps extends ButtonProps {
  isPending: boolean;
}

/**
 * Ignores further presses while its act is in progress, but keeps the focus. Browsers remove it from a disabled button,
 * and keyboard users would start again at the top of the page.
 */
export function ActButton({ isPending, disabled = false, onClick, ...rest }: ActButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Applies to submit buttons too, which Enter in a field presses.
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
