import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlStyles } from '../recipes';

export const field = defineSlotRecipe({
  className: 'th-field',
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '1.5',
      width: 'full',
      minWidth: '0',
    },
    label: { display: 'flex', gap: '1', fontWeight: 'semibold', textStyle: 'sm' },
    requiredIndicator: { color: 'fg.error' },
    errorText: { color: 'fg.error', textStyle: 'sm', fontWeight: 'medium' },
    helperText: { color: 'fg.muted', textStyle: 'sm' },
  },
});

export const nativeSelect = defineSlotRecipe({
  className: 'th-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', position: 'relative', width: 'full', height: 'fit' },
    field: {
      ...controlStyles,
      appearance: 'none',
      ps: '3.5',
      pe: '10',
      cursor: 'pointer',
      '& > option': { bg: 'bg.raised' },
    },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      insetEnd: '3',
      top: '0',
      height: 'full',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { width: '5', height: '5' },
    },
  },
  variants: {
    size: {
      sm: { field: { h: '9', fontSize: 'sm' } },
      md: { field: { h: '11' } },
      lg: { field: { h: '14', fontSize: 'lg' } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const checkbox = defineSlotRecipe({
  className: 'th-checkbox',
  slots: ['root', 'control', 'label'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '3',
      position: 'relative',
      cursor: 'pointer',
      minH: '6',
      _disabled: { opacity: 0.6, cursor: 'disabled' },
    },
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      mt: '0.5',
      width: '5',
      height: '5',
      borderWidth: '1.5px',
      borderColor: 'border.control',
      borderRadius: 'sm',
      bg: 'bg.raised',
      color: 'ink.contrast',
      _icon: { width: '3.5', height: '3.5' },
      _invalid: { borderColor: 'border.error' },
      _focusVisible: { outline: '2px solid', outlineColor: 'ink.focusRing', outlineOffset: '2px' },
      '&:is([data-state=checked], [data-state=indeterminate])': { bg: 'ink.solid', borderColor: 'ink.solid' },
    },
    label: { textStyle: 'sm', lineHeight: 'moderate', pt: '0.5' },
  },
});
