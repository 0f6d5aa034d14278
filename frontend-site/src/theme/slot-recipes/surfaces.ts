import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A phone in landscape, or a page at 400 % zoom: a fixed title and fixed buttons would leave no room for the fields. */
const LOW = '@media (max-height: 30rem)';

/** On a phone every dialog is a sheet that rises from the bottom edge. */
export const dialog = defineSlotRecipe({
  className: 'th-dialog',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'bg.backdrop',
      zIndex: 'modal',
      _open: { animation: 'fade-in 160ms' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      p: { base: '0', md: '6' },
      pt: { base: '6', md: '6' },
      zIndex: 'modal',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: 'full',
      maxH: 'full',
      bg: 'bg.panel',
      color: 'fg',
      borderTopRadius: 'l3',
      borderBottomRadius: { base: '0', md: 'l3' },
      boxShadow: 'dialog',
      outline: '0',
      overflow: 'hidden',
      _open: {
        animationName: { base: 'slide-from-bottom-full', md: 'fade-in' },
        animationDuration: 'slow',
        animationTimingFunction: 'ease-out',
      },
      [LOW]: { overflowY: 'auto', overscrollBehavior: 'contain' },
    },
    header: { ps: { base: '5', md: '7' }, pe: '16', pt: { base: '5', md: '6' }, pb: '3', flexShrink: '0' },
    title: { textStyle: 'h3' },
    description: { color: 'fg.muted', mt: '1' },
    body: {
      flex: '1',
      minH: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      px: { base: '5', md: '7' },
      pt: '1',
      pb: '6',
      [LOW]: { flex: 'none', overflow: 'visible' },
    },
    footer: {
      display: 'flex',
      flexShrink: '0',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '3',
      px: { base: '5', md: '7' },
      py: '4',
      borderTopWidth: '1px',
      bg: 'bg.panel',
    },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3', zIndex: 'docked' },
  },
  variants: {
    size: {
      sm: { content: { maxW: { md: 'md' } } },
      md: { content: { maxW: { md: 'xl' } } },
      lg: { content: { maxW: { md: '3xl' } } },
      xl: { content: { maxW: { md: '5xl' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const tabs = defineSlotRecipe({
  className: 'th-tabs',
  slots: ['list', 'trigger', 'content'],
  base: {
    list: {
      display: 'flex',
      position: 'relative',
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottomWidth: '1px',
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minH: '11',
      px: '4',
      color: 'fg.muted',
      fontWeight: 'semibold',
      textStyle: 'sm',
      cursor: 'button',
      borderTopRadius: 'md',
      _hover: { color: 'fg' },
      _selected: { color: 'ink.fg', boxShadow: 'inset 0 -2px 0 0 currentcolor' },
      _focusVisible: { outlineOffset: '-2px' },
      _icon: { width: '1.2em', height: '1.2em' },
    },
    content: { pt: '6', _focusVisible: { outlineOffset: '4px' } },
  },
  variants: {
    variant: {
      line: {},
      enclosed: {
        list: { borderBottomWidth: '0', bg: 'bg.subtle', p: '1', borderRadius: 'l2' },
        trigger: {
          flex: '1',
          justifyContent: 'center',
          borderRadius: 'md',
          minH: '9',
          _selected: { bg: 'bg.raised', color: 'fg', boxShadow: 'card' },
        },
      },
    },
  },
  defaultVariants: { variant: 'line' },
});

export const menu = defineSlotRecipe({
  className: 'th-menu',
  slots: ['content', 'item', 'separator'],
  base: {
    content: {
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'l2',
      boxShadow: 'card',
      p: '1.5',
      minW: '44',
      zIndex: 'dropdown',
      outline: '0',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '10',
      px: '3',
      borderRadius: 'md',
      cursor: 'menuitem',
      textStyle: 'sm',
      _highlighted: { bg: 'ink.subtle' },
      _disabled: { opacity: 0.55 },
    },
    separator: { my: '1.5', borderTopWidth: '1px' },
  },
});

export const popover = defineSlotRecipe({
  className: 'th-popover',
  slots: ['content', 'header', 'body', 'footer'],
  base: {
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min({sizes.sm}, calc(100vw - {spacing.6}))',
      maxH: 'min(32rem, var(--available-height))',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'l2',
      boxShadow: 'card',
      zIndex: 'popover',
      outline: '0',
      overflow: 'hidden',
    },
    header: { px: '4', pt: '3', pb: '2' },
    body: { flex: '1', minH: '0', overflowY: 'auto' },
    footer: { px: '4', py: '3', borderTopWidth: '1px' },
  },
});
