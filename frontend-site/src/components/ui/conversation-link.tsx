import { conversationKey } from '@tidyhearth/domain';
import type { MouseEvent, ReactNode } from 'react';
import { conversationPath } from '../../config/routes';
import { ButtonLink } from './button';

interface ConversationLinkProps extends Pick<
  Parameters<typeof ButtonLink>[0],
  'size' | 'variant' | 'flexBasis'
> {
  /** The user ids of its two sides. */
  between: [number, number];
  children: ReactNode;
}

/**
 * A link to the conversation of two people. A second press while the page is loading adds nothing to the browser's
 * history.
 */
export function ConversationLink({ between, children, ...rest }: ConversationLinkProps) {
  const path = conversationPath(conversationKey(...between));
  const refuseSecond = (event: MouseEvent) => {
    if (window.location.pathname === path) event.preventDefault();
  };
  return (
    <ButtonLink {...rest} to={path} onClick={refuseSecond}>
      {children}
    </ButtonLink>
  );
}
