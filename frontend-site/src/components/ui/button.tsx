import { Button as ChakraButton, type ButtonProps as ChakraButtonProps, Spinner } from '@chakra-ui/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

export interface ButtonProps extends Omit<ChakraButtonProps, 'loading' | 'loadingText'> {
  /** While work is under way, the button keeps its place and the focus, announces it, and can't be pressed again. */
  loading?: boolean;
  loadingText?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Also prevents the form from being sent, because Enter in a field presses this button. */
const refuse = (event: MouseEvent) => event.preventDefault();

export function Button({
  loading,
  loadingText,
  children,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = loading || undefined;
  return (
    <ChakraButton
      type={type}
      // A disabled button would lose the focus.
      disabled={disabled && !loading}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={loading ? refuse : onClick}
      {...rest}
    >
      {loading ? (
        <>
          <Spinner aria-hidden />
          {loadingText ?? children}
        </>
      ) : (
        children
      )}
    </ChakraButton>
  );
}

type ButtonLinkProps = Omit<ChakraButtonProps, 'asChild'> & Pick<LinkProps, 'to' | 'replace' | 'state'>;

/** A link that looks like a button. */
export function ButtonLink({ to, replace, state, children, ...rest }: ButtonLinkProps) {
  return (
    <ChakraButton asChild {...rest}>
      <RouterLink to={to} replace={replace} state={state}>
        {children}
      </RouterLink>
    </ChakraButton>
  );
}

export interface IconButtonProps extends ButtonProps {
  /** What the button does, because it has no visible words. */
  'aria-label': string;
}

export function IconButton({ size = 'md', variant = 'ghost', ...rest }: IconButtonProps) {
  return <Button px="0" size={size} variant={variant} {...rest} />;
}
