/** The colours of one meaning: text, soft fill and solid fill. Text has a contrast of 4.5:1, borders of 3:1. */
export interface Tone {
  fg: string;
  soft: string;
  solid: string;
  solidHover: string;
  onSolid: string;
  edge: string;
}

export interface Tones {
  ground: string;
  raised: string;
  sunken: string;
  text: string;
  textSoft: string;
  line: string;
  control: string;
  focus: string;
  band: { ground: string; line: string; text: string; textSoft: string; highlight: string };
  ink: Tone;
  sage: Tone;
  brick: Tone;
  marigold: Tone;
  neutral: Tone;
}

/** The brand's palette, the same values as on the site. */
export const LIGHT: Tones = {
  ground: '#faf6ee',
  raised: '#ffffff',
  sunken: '#f3ecdf',
  text: '#10281f',
  textSoft: '#6b6355',
  line: '#e8decb',
  control: '#8a7f6a',
  focus: '#3d7a60',
  band: { ground: '#15372a', line: '#2a614b', text: '#faf6ee', textSoft: '#b9d5c5', highlight: '#f4c767' },
  ink: {
    fg: '#1d4a39',
    soft: '#eef5f0',
    solid: '#1d4a39',
    solidHover: '#15372a',
    onSolid: '#fdfbf7',
    edge: '#8fbfa6',
  },
  sage: {
    fg: '#2f5c3a',
    soft: '#eff6ee',
    solid: '#3b7048',
    solidHover: '#2f5c3a',
    onSolid: '#ffffff',
    edge: '#9bc79d',
  },
  brick: {
    fg: '#973323',
    soft: '#fcf0ed',
    solid: '#b1402d',
    solidHover: '#973323',
    onSolid: '#ffffff',
    edge: '#f09a88',
  },
  marigold: {
    fg: '#7d4f06',
    soft: '#fdf1d6',
    solid: '#eead33',
    solidHover: '#f4c767',
    onSolid: '#0b1b15',
    edge: '#eead33',
  },
  neutral: {
    fg: '#6b6355',
    soft: '#f3ecdf',
    solid: '#6b6355',
    solidHover: '#10281f',
    onSolid: '#ffffff',
    edge: '#d8cab1',
  },
};

export const DARK: Tones = {
  ground: '#0f1915',
  raised: '#18251f',
  sunken: '#203028',
  text: '#f2ede2',
  textSoft: '#c3ccc4',
  line: '#2a3b32',
  control: '#71877a',
  focus: '#8fbfa6',
  band: { ground: '#203028', line: '#35493f', text: '#f2ede2', textSoft: '#c3ccc4', highlight: '#f4c767' },
  ink: {
    fg: '#b9d5c5',
    soft: '#203028',
    solid: '#8fbfa6',
    solidHover: '#b9d5c5',
    onSolid: '#0b1b15',
    edge: '#5f9c80',
  },
  sage: {
    fg: '#9bc79d',
    soft: '#16301f',
    solid: '#9bc79d',
    solidHover: '#c0d9bf',
    onSolid: '#16301f',
    edge: '#3b7048',
  },
  brick: {
    fg: '#f09a88',
    soft: '#3a1812',
    solid: '#f09a88',
    solidHover: '#f1bdb2',
    onSolid: '#3a1812',
    edge: '#b1402d',
  },
  marigold: {
    fg: '#f4c767',
    soft: '#382506',
    solid: '#f4c767',
    solidHover: '#f9dfa6',
    onSolid: '#0b1b15',
    edge: '#7d4f06',
  },
  neutral: {
    fg: '#c3ccc4',
    soft: '#203028',
    solid: '#c3ccc4',
    solidHover: '#f2ede2',
    onSolid: '#0f1915',
    edge: '#35493f',
  },
};

export type ToneName = 'ink' | 'sage' | 'brick' | 'marigold' | 'neutral';
