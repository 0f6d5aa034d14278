/** The colours by their lightness. Components name only uses of colours, defined in `semantic-tokens.ts`. */
const PAINTS = {
  ink: {
    50: '#eef5f0',
    100: '#dbe9e0',
    200: '#b9d5c5',
    300: '#8fbfa6',
    400: '#5f9c80',
    500: '#3d7a60',
    600: '#2a614b',
    700: '#1d4a39',
    800: '#15372a',
    900: '#10281f',
    950: '#0b1b15',
  },
  paper: {
    50: '#fdfbf7',
    100: '#faf6ee',
    200: '#f3ecdf',
    300: '#e8decb',
    400: '#d8cab1',
    500: '#8a7f6a',
    600: '#6b6355',
  },
  night: {
    100: '#f2ede2',
    200: '#c3ccc4',
    300: '#9daba2',
    400: '#71877a',
    500: '#35493f',
    600: '#2a3b32',
    700: '#203028',
    800: '#18251f',
    900: '#0f1915',
  },
  marigold: {
    100: '#fdf1d6',
    200: '#f9dfa6',
    300: '#f4c767',
    400: '#eead33',
    500: '#dd9312',
    700: '#7d4f06',
    800: '#5e3b05',
    900: '#382506',
  },
  brick: {
    50: '#fcf0ed',
    100: '#f8ddd7',
    200: '#f1bdb2',
    300: '#f09a88',
    600: '#b1402d',
    700: '#973323',
    800: '#64241a',
    900: '#3a1812',
  },
  sky: { 300: '#8fb9e6', 600: '#2b69ad' },
  sage: {
    50: '#eff6ee',
    100: '#deecdd',
    200: '#c0d9bf',
    300: '#9bc79d',
    600: '#3b7048',
    700: '#2f5c3a',
    800: '#234630',
    900: '#16301f',
  },
};

export const WHITE = '#ffffff';

type Paints = typeof PAINTS;
type PaintOf<Name extends keyof Paints> = `${Name}.${keyof Paints[Name] & number}`;
export type Paint = { [Name in keyof Paints]: PaintOf<Name> }[keyof Paints] | 'white';

export function paint(name: Paint): string {
  const [family = '', shade = ''] = name.split('.');
  const shades: Record<string, string> | undefined = (PAINTS as Record<string, Record<string, string>>)[
    family
  ];
  const value = name === 'white' ? WHITE : shades?.[shade];
  if (value === undefined) throw new Error(`no paint ${name}`);
  return value;
}
