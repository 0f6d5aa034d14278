import type { ThemeOptions } from '@mui/material/styles';
import type { Tones } from './tones';

/** On a phone, nothing to press is lower than 44 px. */
const PHONE = '@media (max-width: 599.95px)';
const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';

/** Ways to other pages, and what is there only to be pressed. */
const NOT_ON_PAPER = 'header, nav, [role="tablist"], .MuiButton-root, .MuiIconButton-root, .MuiSnackbar-root';

/** Overrides of Material's components: borders instead of shadows, flat buttons, one elevation for dialogs. */
export function componentStyles(tones: Tones): ThemeOptions['components'] {
  const focusRing = { outline: `2px solid ${tones.focus}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // Keeps the focused element from being hidden under an application's decision bar and, on a phone, the tabs.
        html: { scrollPaddingTop: 24, scrollPaddingBottom: 96, [PHONE]: { scrollPaddingBottom: 168 } },
        body: { minHeight: '100dvh', overflowX: 'clip', textRendering: 'optimizeLegibility' },
        p: { textWrap: 'pretty' },
        '@media (forced-colors: active)': {
          '[aria-selected="true"], [aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
        // The colours may be the dark ones, and paper is white.
        '@media print': {
          [NOT_ON_PAPER]: { display: 'none !important' },
          '*': {
            color: '#000 !important',
            backgroundColor: 'transparent !important',
            borderColor: '#999 !important',
          },
          html: { backgroundColor: '#fff !important' },
          'tr, li, article': { breakInside: 'avoid' },
        },
        '::selection': { background: tones.marigold.solid, color: tones.marigold.onSolid },
        ':focus-visible': focusRing,
        [REDUCED_MOTION]: {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, color: 'primary' },
      styleOverrides: {
        root: {
          borderRadius: 999,
          minHeight: 40,
          paddingInline: 18,
          whiteSpace: 'nowrap',
          [PHONE]: { minHeight: 44 },
          '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
        },
        sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: '0.8125rem', [PHONE]: { minHeight: 44 } },
        sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem' },
        outlined: { borderColor: tones.control, color: tones.text },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    // On a phone a dialog is a sheet at the bottom.
    MuiDialog: {
      styleOverrides: {
        container: { [PHONE]: { alignItems: 'flex-end' } },
        paper: {
          borderRadius: 20,
          border: `1px solid ${tones.line}`,
          boxShadow: '0 24px 64px -12px rgb(11 27 21 / 0.45)',
          [PHONE]: { margin: 0, width: '100%', maxWidth: '100%', borderRadius: '20px 20px 0 0' },
        },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(11 27 21 / 0.55)' } },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: 10,
          backgroundColor: tones.raised,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: tones.control },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tones.text },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: tones.focus },
        },
        input: {
          [PHONE]: { minHeight: 44, boxSizing: 'border-box' },
          '&:focus-visible': { outline: 'none' },
          '&::placeholder': { color: tones.textSoft, opacity: 1 },
        },
      },
    },
    MuiInputLabel: {
      styleOverrides: { root: { color: tones.textSoft, '&.Mui-focused': { color: tones.ink.fg } } },
    },
    MuiNativeSelect: { styleOverrides: { select: { '&:focus-visible': { outline: 'none' } } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: tones.line, padding: '14px 16px', verticalAlign: 'middle' },
        head: {
          color: tones.textSoft,
          fontSize: '0.8125rem',
          fontWeight: 600,
          paddingBlock: 10,
          backgroundColor: tones.sunken,
        },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:last-of-type > td': { borderBottom: 0 } } } },
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: { root: { backgroundColor: tones.sunken } },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 700 },
      styleOverrides: {
        tooltip: { backgroundColor: tones.text, color: tones.ground, fontSize: '0.8125rem' },
      },
    },
  };
}
