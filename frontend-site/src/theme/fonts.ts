import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

/** Latin subsets only, served from our own origin. */
const OURS = [
  { fontFamily: 'Fraunces Variable', fontWeight: '100 900', file: fraunces },
  { fontFamily: 'Figtree Variable', fontWeight: '300 900', file: figtree },
];

/** The visitor's own fonts in the measures of ours, so that nothing moves when ours arrive. */
const FALLBACKS = [
  {
    fontFamily: 'Figtree Fallback',
    src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
    sizeAdjust: '100%',
    ascentOverride: '95%',
    descentOverride: '25%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: 'Fraunces Fallback',
    src: "local('Times New Roman'), local('Liberation Serif'), local('Noto Serif')",
    sizeAdjust: '112%',
    ascentOverride: '87.6%',
    descentOverride: '23.2%',
    lineGapOverride: '0%',
  },
];

export function fontFaces() {
  const ours = OURS.map(({ file, ...font }) => ({
    ...font,
    fontDisplay: 'swap',
    src: `url('${file}') format('woff2-variations')`,
  }));
  return [...ours, ...FALLBACKS].map((font) => ({ '@font-face': font }));
}
