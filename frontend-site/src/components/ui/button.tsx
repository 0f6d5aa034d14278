import { Button as ChakraButton, type ButtonProps as ChakraButtonProps, Spinner } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

export interface ButtonProps extends Omit<ChakraButtonProps, 'loading' | 'loadingText'> {
  /** Work is under way: the button keeps its place, says so, and can't be pressed twice. */
  loading?: boolean;
  loadingText?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ loading, loadingText, children, disabled, type = 'button', ...rest }: ButtonProps) {
  return (
    <ChakraButton type={type} disabled={disabled || loading} aria-busy={loading || undefined} {...rest}>
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

/** Looks like a button, goes somewhere. */
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
  /** What the button does: it has no visible words. */
  'aria-label': string;
}

export function IconButton({ size = 'md', variant = 'ghost', ...rest }: IconButtonProps) {
  return <Button px="0" size={size} variant={variant} {...rest} />;
}
