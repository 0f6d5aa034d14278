import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type FocusEvent, type ReactNode, type RefObject, useDeferredValue } from 'react';
import { toastRegion } from './toaster';
import { IconButton } from './button';
import { PartBoundary } from './part-boundary';
import { TEXTS } from './ui.texts';

export interface DialogProps {
  open: boolean;
  /** Without it, only a button in the dialog closes it, not a click beside it or Escape. */
  onClose?: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Stays in view while the body scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  role?: 'dialog' | 'alertdialog';
  initialFocus?: RefObject<HTMLElement | null>;
  isShort?: boolean;
}

/** Keeps toasts away from the title and the close button of an open dialog. */
const TOASTS_BELOW = { 'body:has(&) #toasts': { top: 'auto', bottom: { base: '24', sm: '6' } } };
/** Above a short sheet on a phone, whose fields they would cover. Takes precedence over the rule of a dialog beneath. */
const TOASTS_ABOVE = {
  'body:has(&) #toasts#toasts': { top: { base: '3', sm: 'auto' }, bottom: { base: 'auto', sm: '6' } },
};

/**
 * On a phone buttons share the width of the footer, except beside words such as a total. If their own words don't fit
 * beside each other, they stand one above the other.
 */
const SHARE_WIDTH = {
  '&:not(:has(> div, > p)) > button': { flex: { base: '1 1 0', sm: 'none' }, minW: 'fit-content' },
};

/** When Tab goes from the last field to the first, the focus trap does not scroll by itself. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** A dialog; on a phone a sheet at the bottom edge. Traps the focus, returns it on closing, and closes with Escape. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size,
  role,
  initialFocus,
  isShort,
}: DialogProps) {
  // The press is painted first, because a long form takes a slow phone a third of a second.
  const isMounted = useDeferredValue(true, false);
  const isRendered = useDeferredValue(open, false);
  if (!isMounted) return null;
  return (
    <ChakraDialog.Root
      open={open && isRendered}
      onOpenChange={(details) => !details.open && onClose?.()}
      closeOnInteractOutside={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      size={size}
      role={role}
      lazyMount
      unmountOnExit
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
      persistentElements={[toastRegion]}
      // Another dialog that returns the focus as it closes must not close this one.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <ChakraDialog.Backdrop css={isShort ? TOASTS_ABOVE : TOASTS_BELOW} />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content onFocus={showFocused}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {description && <ChakraDialog.Description>{description}</ChakraDialog.Description>}
            </ChakraDialog.Header>
            {/* Contains the visually hidden texts of the form, for which the whole dialog could be scrolled otherwise. */}
            <ChakraDialog.Body position="relative">
              <PartBoundary part="dialog">{children}</PartBoundary>
            </ChakraDialog.Body>
            {footer && <ChakraDialog.Footer css={SHARE_WIDTH}>{footer}</ChakraDialog.Footer>}
            {onClose && (
              <ChakraDialog.CloseTrigger asChild>
                <IconButton aria-label={TEXTS.close}>
                  <X aria-hidden />
                </IconButton>
              </ChakraDialog.CloseTrigger>
            )}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
