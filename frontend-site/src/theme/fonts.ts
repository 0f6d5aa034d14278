import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

/** Latin subsets only, served from our own origin. */
const OURS = [
  { fontFamily: 'Fraunces Variable', fontWeight: '100 900', file: fraunces },
  { fontFamily: 'Figtree Variable', fontWeight: '300 900', file: figtree },
];

/** Ascent and descent of our fonts, from their files, in ems. */
const FIGTREE = { ascent: 0.95, descent: 0.25 };
const FRAUNCES = { ascent: 0.978, descent: 0.255 };

/**
 * The visitor's own fonts with the metrics of ours, so that nothing moves when ours arrive. `scale` is the width of our
 * pages' text in our font (Figtree at 400, Fraunces at 560) divided by its width in theirs; the fonts in one row are
 * equally wide. A face has one scale, so each row is a family of its own; the browser continues with the next if it has
 * none of these fonts.
 */
const FALLBACKS = [
  {
    fontFamily: 'Figtree Fallback',
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    scale: 1.006,
    like: FIGTREE,
  },
  { fontFamily: 'Figtree Fallback Roboto', local: ['Roboto'], scale: 1.015, like: FIGTREE },
  { fontFamily: 'Figtree Fallback DejaVu', local: ['DejaVu Sans'], scale: 0.886, like: FIGTREE },
  {
    fontFamily: 'Fraunces Fallback',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    scale: 1.211,
    like: FRAUNCES,
  },
  { fontFamily: 'Fraunces Fallback Noto', local: ['Noto Serif'], scale: 1.005, like: FRAUNCES },
  { fontFamily: 'Fraunces Fallback DejaVu', local: ['DejaVu Serif'], scale: 0.946, like: FRAUNCES },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The scale also applies to the overridden ascent and descent (https://www.w3.org/TR/css-fonts-5/#size-adjust-desc). */
function fallbackFace({ fontFamily, local, scale, like }: (typeof FALLBACKS)[number]) {
  return {
    fontFamily,
    src: local.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: percent(scale),
    ascentOverride: percent(like.ascent / scale),
    descentOverride: percent(like.descent / scale),
    lineGapOverride: '0%',
  };
}

/** The families that replace ours, in the order in which they are tried. */
export const fallbackFamilies = (ours: 'Figtree' | 'Fraunces') =>
  FALLBACKS.filter(({ fontFamily }) => fontFamily.startsWith(ours)).map(
    ({ fontFamily }) => `'${fontFamily}'`,
  );

export function fontFaces() {
  const ours = OURS.map(({ file, ...font }) => ({
    ...font,
    fontDisplay: 'swap',
    src: `url('${file}') format('woff2-variations')`,
  }));
  return [...ours, ...FALLBACKS.map(fallbackFace)].map((font) => ({ '@font-face': font }));
}
