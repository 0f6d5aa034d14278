import type { PaletteColorOptions, ThemeOptions } from '@mui/material/styles';
import { componentStyles } from './components';
import { DARK, LIGHT, type Tone, type Tones } from './tones';

declare module '@mui/material/styles' {
  interface Theme {
    tones: Tones;
  }
  interface ThemeOptions {
    tones?: Tones;
  }
}

const HEADING = "'Fraunces Variable', Georgia, 'Times New Roman', serif";
const BODY = "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

const colour = (tone: Tone): PaletteColorOptions => ({
  main: tone.solid,
  dark: tone.solidHover,
  light: tone.soft,
  contrastText: tone.onSolid,
});

const heading = (fontSize: string, lineHeight: number) => ({
  fontFamily: HEADING,
  fontWeight: 560,
  fontSize,
  lineHeight,
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
});

/** Only options, because react-admin creates the theme from those of the current mode. */
function consoleTheme(mode: 'light' | 'dark', tones: Tones): ThemeOptions {
  return {
    tones,
    palette: {
      mode,
      primary: colour(tones.ink),
      secondary: colour(tones.neutral),
      success: colour(tones.sage),
      error: colour(tones.brick),
      warning: colour(tones.marigold),
      background: { default: tones.ground, paper: tones.raised },
      text: { primary: tones.text, secondary: tones.textSoft },
      divider: tones.line,
    },
    shape: { borderRadius: 10 },
    spacing: 4,
    typography: {
      fontFamily: BODY,
      fontSize: 15,
      h1: heading('1.3125rem', 1.2),
      h2: heading('1.75rem', 1.15),
      h3: heading('1.3125rem', 1.25),
      h4: heading('1.0625rem', 1.3),
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
      overline: {
        fontSize: '0.75rem',
        fontWeight: 600,
        letterSpacing: '0.06em',
        lineHeight: 1.4,
      },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 160,
        standard: 160,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    components: componentStyles(tones),
  };
}

export const lightTheme = consoleTheme('light', LIGHT);
export const darkTheme = consoleTheme('dark', DARK);
export { HEADING };
