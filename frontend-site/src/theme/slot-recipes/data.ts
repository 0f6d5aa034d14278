import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const avatar = defineSlotRecipe({
  className: 'th-avatar',
  slots: ['root', 'image', 'fallback'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      flexShrink: '0',
      width: 'var(--avatar)',
      height: 'var(--avatar)',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'ink.muted',
      color: 'ink.fg',
    },
    image: { width: 'full', height: 'full', objectFit: 'cover' },
    fallback: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'full',
      height: 'full',
      fontWeight: 'semibold',
      fontFamily: 'heading',
      fontSize: 'calc(var(--avatar) / 2.6)',
    },
  },
  variants: {
    size: {
      sm: { root: { '--avatar': '{sizes.9}' } },
      md: { root: { '--avatar': '{sizes.12}' } },
      lg: { root: { '--avatar': '{sizes.16}' } },
      xl: { root: { '--avatar': '{sizes.24}' } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const table = defineSlotRecipe({
  className: 'th-table',
  slots: ['root', 'columnHeader', 'cell', 'caption'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      textAlign: 'start',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    columnHeader: {
      textAlign: 'start',
      fontWeight: 'semibold',
      color: 'fg.muted',
      textStyle: 'sm',
      px: '3',
      py: '2.5',
      borderBottomWidth: '1px',
    },
    cell: { px: '3', py: '3', borderBottomWidth: '1px', textStyle: 'sm' },
    caption: { captionSide: 'bottom', color: 'fg.muted', textStyle: 'sm', pt: '3' },
  },
});
