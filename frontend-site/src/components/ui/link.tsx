import { Link as ChakraLink, type LinkProps as ChakraLinkProps } from '@chakra-ui/react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

type LinkProps = Omit<ChakraLinkProps, 'asChild' | 'href'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'state'>;

/** A link inside the site. */
export function Link({ to, replace, state, children, ...rest }: LinkProps) {
  return (
    <ChakraLink asChild {...rest}>
      <RouterLink to={to} replace={replace} state={state}>
        {children}
      </RouterLink>
    </ChakraLink>
  );
}
