import { Illustration, paint, type IllustrationProps } from './illustration';
import { Sparkle } from './spot';

/** A front door behind a shield: checked, insured, guaranteed. */
export function Shield(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <circle cx="120" cy="88" r="72" fill={paint.dawn} stroke="none" />
      <path
        d="M120 18c18 14 38 18 56 18v50c0 40-28 62-56 76c-28-14-56-36-56-76V36c18 0 38-4 56-18z"
        fill={paint.paper}
      />
      <path d="M120 30c14 10 30 14 45 15v41c0 33-22 52-45 64z" fill={paint.leaf} stroke="none" />
      <path d="M120 30c-14 10-30 14-45 15v41c0 33 22 52 45 64z" fill={paint.mist} stroke="none" />
      <path d="M120 30c14 10 30 14 45 15v41c0 33-22 52-45 64c-23-12-45-31-45-64V45c15-1 31-5 45-15z" />
      <path d="M90 88l30-26l30 26v36H90z" fill={paint.paper} />
      <path d="M112 124v-22c0-8 16-8 16 0v22" fill={paint.sun} />
      <path d="M84 92l36-31l36 31" />
      <circle cx="168" cy="134" r="19" fill={paint.sun} />
      <path d="M160 134l6 6l11-12" strokeWidth="4" />
      <Sparkle x={44} y={62} />
      <Sparkle x={200} y={54} size={6} />
      <Sparkle x={52} y={126} size={6} />
    </Illustration>
  );
}
