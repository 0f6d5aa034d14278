import { defineRecipe } from '@chakra-ui/react/styled-system';

/** As narrow for its letters as a phone whose letters are half as large again. */
const NARROW = '@media (max-width: 20rem)';
/** Words that don't fit on one line there go on in the next. */
const BREAK_LINES = { [NARROW]: { whiteSpace: 'normal', maxWidth: 'full' } } as const;

const button = defineRecipe({
  className: 'th-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    ...BREAK_LINES,
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    _disabled: { opacity: 0.55, cursor: 'disabled' },
    _icon: { flexShrink: '0', width: '1.15em', height: '1.15em' },
  },
  variants: {
    size: {
      xs: { h: '8', minW: '8', px: '2.5', textStyle: 'xs' },
      // On a phone as high as the others, so that a thumb can hit it.
      sm: { h: { base: '11', md: '9' }, minW: { base: '11', md: '9' }, px: '3.5', textStyle: 'sm' },
      md: { h: '11', minW: '11', px: '5', textStyle: 'md' },
      lg: { h: '14', minW: '14', px: '7', textStyle: 'lg' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solidHover' },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: {
        bg: 'bg.raised',
        borderColor: 'border.control',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: {
        h: 'auto',
        minW: '0',
        px: '0',
        color: 'colorPalette.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '2px' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const control = {
  width: 'full',
  minWidth: '0',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.raised',
  color: 'fg',
  textAlign: 'start',
  fontSize: 'md',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _disabled: { opacity: 0.6, cursor: 'disabled' },
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.border.error}' },
  _focusVisible: { outlineOffset: '0px', borderColor: 'ink.focusRing' },
} as const;

const input = defineRecipe({
  className: 'th-input',
  base: { ...control, appearance: 'none', px: '3.5' },
  variants: {
    size: { sm: { h: '9', fontSize: 'sm', px: '3' }, md: { h: '11' }, lg: { h: '14', fontSize: 'lg' } },
  },
  defaultVariants: { size: 'md' },
});

const textarea = defineRecipe({
  className: 'th-textarea',
  base: { ...control, px: '3.5', py: '2.5', lineHeight: 'moderate', resize: 'vertical' },
  variants: { size: { sm: { fontSize: 'sm' }, md: {} } },
  defaultVariants: { size: 'md' },
});

const badge = defineRecipe({
  className: 'th-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'full',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    ...BREAK_LINES,
    _icon: { width: '1.1em', height: '1.1em', flexShrink: '0' },
  },
  variants: {
    size: {
      sm: { textStyle: 'xs', px: '2', minH: '5' },
      md: { textStyle: 'sm', px: '2.5', minH: '6' },
    },
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: { borderWidth: '1px', borderColor: 'colorPalette.border', color: 'colorPalette.fg' },
    },
  },
  defaultVariants: { size: 'sm', variant: 'subtle' },
});

/** Sizes are text styles: `<Heading as="h2" textStyle="h2">`. */
const heading = defineRecipe({
  className: 'th-heading',
  base: { color: 'inherit', fontFamily: 'heading', fontWeight: '560', letterSpacing: 'tight' },
});

const link = defineRecipe({
  className: 'th-link',
  base: { color: 'colorPalette.fg', cursor: 'pointer', borderRadius: 'sm', textUnderlineOffset: '0.2em' },
  variants: {
    variant: {
      underline: { textDecoration: 'underline', _hover: { textDecorationThickness: '2px' } },
      plain: { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

const skeleton = defineRecipe({
  className: 'th-skeleton',
  base: {
    maxWidth: 'full',
    bg: 'bg.muted',
    borderRadius: 'md',
    animationName: 'pulse',
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
});

const spinner = defineRecipe({
  className: 'th-spinner',
  base: {
    display: 'inline-block',
    borderWidth: '2px',
    borderColor: 'currentcolor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    width: '1.1em',
    height: '1.1em',
    animationName: 'spin',
    animationDuration: '700ms',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
});

const separator = defineRecipe({
  className: 'th-separator',
  base: { display: 'block', borderColor: 'border' },
  variants: {
    orientation: { horizontal: { borderTopWidth: '1px' }, vertical: { borderInlineStartWidth: '1px' } },
  },
  defaultVariants: { orientation: 'horizontal' },
});

const container = defineRecipe({
  className: 'th-container',
  base: { position: 'relative', width: 'full', maxWidth: '7xl', mx: 'auto', px: { base: '4', md: '8' } },
});

const icon = defineRecipe({
  className: 'th-icon',
  base: { display: 'inline-block', flexShrink: '0', width: '5', height: '5', lineHeight: '1em' },
});

/** The boxes and bullets of checkboxes and radios. */
const checkmark = defineRecipe({
  className: 'th-checkmark',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '5',
    height: '5',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.raised',
    color: 'ink.contrast',
    _icon: { width: '3.5', height: '3.5' },
    _invalid: { borderColor: 'border.error' },
    '&:is([data-state=checked], [data-state=indeterminate])': { bg: 'ink.solid', borderColor: 'ink.solid' },
  },
});

export const controlStyles = control;
export const recipes = {
  button,
  input,
  textarea,
  badge,
  heading,
  link,
  skeleton,
  spinner,
  separator,
  container,
  icon,
  checkmark,
};
