import type { CSSProperties, ReactNode, SVGProps } from 'react';

/**
 * Two brand colours and their mixes with the page's colours, so that every picture follows the colour mode. The mixes
 * are CSS, and no picture has a colour of its own.
 */
export const paint = {
  ink: 'var(--ill-ink)',
  leaf: 'var(--ill-leaf)',
  moss: 'var(--ill-moss)',
  mist: 'var(--ill-mist)',
  haze: 'var(--ill-haze)',
  paper: 'var(--ill-paper)',
  sun: 'var(--ill-sun)',
  glow: 'var(--ill-glow)',
  dawn: 'var(--ill-dawn)',
} as const;

const mix = (colour: string, percent: number, ground: string) =>
  `color-mix(in oklab, ${colour} ${percent}%, ${ground})`;

const PALETTE = {
  '--ill-ink': 'var(--th-colors-illustration-ink)',
  '--ill-sun': 'var(--th-colors-illustration-marigold)',
  '--ill-paper': 'var(--th-colors-bg-raised)',
  '--ill-ground': 'var(--th-colors-bg)',
  '--ill-leaf': mix('var(--ill-ink)', 78, 'var(--ill-ground)'),
  '--ill-moss': mix('var(--ill-ink)', 38, 'var(--ill-ground)'),
  '--ill-mist': mix('var(--ill-ink)', 18, 'var(--ill-ground)'),
  '--ill-haze': mix('var(--ill-ink)', 9, 'var(--ill-ground)'),
  '--ill-glow': mix('var(--ill-sun)', 46, 'var(--ill-ground)'),
  '--ill-dawn': mix('var(--ill-sun)', 18, 'var(--ill-ground)'),
} as CSSProperties;

export interface IllustrationProps extends Omit<
  SVGProps<SVGSVGElement>,
  'children' | 'style' | 'viewBox' | 'role'
> {
  /** Describes the picture. Without it the picture is decorative and hidden from assistive technology. */
  label?: string;
}

interface FrameProps extends IllustrationProps {
  viewBox: string;
  children: ReactNode;
}

export function Illustration({ label, viewBox, children, ...rest }: FrameProps) {
  const [, , width, height] = viewBox.split(' ');
  return (
    <svg
      width={width}
      {...rest}
      viewBox={viewBox}
      style={{
        ...PALETTE,
        maxWidth: '100%',
        height: rest.height ?? 'auto',
        aspectRatio: `${width} / ${height}`,
      }}
      fill="none"
      stroke={paint.ink}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
