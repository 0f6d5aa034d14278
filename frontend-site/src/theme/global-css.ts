import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

const FORCED_COLOURS = '@media (forced-colors: active)';
/** What is chosen in a group: a tab, a filter, a day, a start. */
const CHOSEN =
  ':is(a, button):is([aria-current=page], [aria-pressed=true], [aria-selected=true]), label:has(> [type=radio]:checked)';

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
  // Set once and inherited. On every element, it would make up a quarter of a phone's time for styling a page.
  'html::selection': { bg: 'marigold.solid', color: 'marigold.contrast' },
  // The button inside a date field has no ring of its own, and while it has the focus the field hasn't.
  ':focus-visible, input:is([type=date], [type=time]):focus-within': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'ink.focusRing',
    outlineOffset: '2px',
  },
  // A button pressed before the page is hydrated (`public/before-paint.js`) shows that it is busy.
  ':is(button[data-clicked-early], form[data-submitted-early] button[type=submit])': {
    position: 'relative',
    cursor: 'progress',
    WebkitTextFillColor: 'transparent',
  },
  ':is(button[data-clicked-early], form[data-submitted-early] button[type=submit]) > *': {
    visibility: 'hidden',
  },
  ':is(button[data-clicked-early], form[data-submitted-early] button[type=submit])::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    margin: 'auto',
    width: '1.1em',
    height: '1.1em',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentcolor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 700ms linear infinite',
  },
  // A link that opens something on this page covers the card that it names.
  'article:has(a[data-clicked-early])': { borderColor: 'ink.focusRing', cursor: 'progress' },
  // With forced colours, backgrounds are gone, and with them the difference between the chosen element and the others.
  [CHOSEN]: {
    [FORCED_COLOURS]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
  [`:is(${CHOSEN}) *`]: { [FORCED_COLOURS]: { color: 'inherit !important' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
