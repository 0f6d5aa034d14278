import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.5',
    colorPalette: 'ink',
    scrollPaddingTop: '20',
    textRendering: 'optimizeLegibility',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  body: { fontFamily: 'body', minHeight: '100dvh', overflowX: 'clip' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  // Inherited. On every element, it makes up a quarter of what styling a page costs a phone.
  'html::selection': { bg: 'marigold.solid', color: 'marigold.contrast' },
  // The button inside a date field has no ring of its own, and the field does not have the focus meanwhile.
  ':focus-visible, input:is([type=date], [type=time]):focus-within': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'ink.focusRing',
    outlineOffset: '2px',
  },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
