import { defineTokens } from '@chakra-ui/react/styled-system';
import { WHITE } from './colors';
import { fallbackFamilies } from './fonts';

/** A 4 px grid: step n is n × 0.25 rem. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56,
  64, 72, 80, 96,
];
const grid = () => Object.fromEntries(STEPS.map((step) => [step, { value: `${step / 4}rem` }]));

const values = <Key extends string>(entries: Record<Key, string>) =>
  Object.fromEntries(Object.entries<string>(entries).map(([key, value]) => [key, { value }])) as Record<
    Key,
    { value: string }
  >;

/** A function, because only the build and the server need it: bundlers keep calls whose result is unused. */
export const tokens = () =>
  defineTokens({
    colors: values({ white: WHITE }),
    fonts: values({
      heading: `'Fraunces Variable', ${fallbackFamilies('Fraunces').join(', ')}, Georgia, 'Times New Roman', serif`,
      body: `'Figtree Variable', ${fallbackFamilies('Figtree').join(', ')}, system-ui, -apple-system, 'Segoe UI', sans-serif`,
      mono: "ui-monospace, 'SFMono-Regular', Menlo, monospace",
    }),
    fontSizes: values({
      '2xs': '0.6875rem',
      xs: '0.75rem',
      sm: '0.875rem',
      md: '1rem',
      lg: '1.125rem',
      xl: '1.3125rem',
      '2xl': '1.5rem',
      '3xl': '1.875rem',
      '4xl': '2.375rem',
      '5xl': '3rem',
      '6xl': '3.75rem',
    }),
    fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
    lineHeights: values({ none: '1', short: '1.25', moderate: '1.5', tall: '1.65' }),
    letterSpacings: values({ tight: '-0.02em', wide: '0.04em', wider: '0.08em' }),
    radii: values({
      sm: '0.375rem',
      md: '0.5rem',
      lg: '0.75rem',
      xl: '1rem',
      '2xl': '1.25rem',
      '3xl': '1.75rem',
      full: '9999px',
    }),
    spacing: grid(),
    sizes: {
      ...grid(),
      ...values({
        full: '100%',
        '1/2': '50%',
        max: 'max-content',
        min: 'min-content',
        fit: 'fit-content',
        prose: '65ch',
        dvh: '100dvh',
        xs: '20rem',
        sm: '24rem',
        md: '28rem',
        lg: '32rem',
        xl: '36rem',
        '2xl': '42rem',
        '3xl': '48rem',
        '4xl': '56rem',
        '5xl': '64rem',
        '6xl': '72rem',
        '7xl': '78rem',
      }),
    },
    durations: values({ fast: '120ms', moderate: '160ms', slow: '200ms' }),
    easings: values({ 'ease-out': 'cubic-bezier(0.2, 0.8, 0.2, 1)' }),
    zIndex: {
      base: { value: 0 },
      docked: { value: 10 },
      dropdown: { value: 1000 },
      sticky: { value: 1100 },
      overlay: { value: 1300 },
      modal: { value: 1400 },
      popover: { value: 1500 },
      skipNav: { value: 1600 },
      toast: { value: 1700 },
      tooltip: { value: 1800 },
    },
    cursor: values({
      button: 'pointer',
      checkbox: 'pointer',
      disabled: 'not-allowed',
      menuitem: 'pointer',
      option: 'pointer',
    }),
  });
