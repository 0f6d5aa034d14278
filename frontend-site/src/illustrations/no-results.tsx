import { Illustration, paint, type IllustrationProps } from './illustration';
import { Sparkle } from './spot';

/** A folded map under a magnifying glass. */
export function NoResults(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <circle cx="116" cy="88" r="68" fill={paint.dawn} stroke="none" />
      <path d="M44 52l44-16v96l-44 16z" fill={paint.paper} />
      <path d="M88 36l44 16v96l-44-16z" fill={paint.haze} />
      <path d="M132 52l44-16v96l-44 16z" fill={paint.paper} />
      <path d="M44 112c18-14 28 4 44-8s26 10 44 4s24-16 44-12" stroke={paint.moss} strokeWidth="3" />
      <path d="M56 74l8 6M60 90h0M100 64l4 14M110 122l10-4M148 66l10 4" stroke={paint.moss} strokeWidth="2" />
      <g stroke={paint.sun} strokeDasharray="1 7">
        <path d="M62 132c14-34 42-18 58-44" />
      </g>
      <path d="M174 122l24 28" strokeWidth="9" />
      <circle cx="150" cy="94" r="34" fill={paint.paper} strokeWidth="4" />
      <circle cx="150" cy="94" r="26" fill={paint.glow} strokeWidth="2" />
      <path d="M136 98l14-14l14 14M140 95v14h20V95" fill={paint.paper} strokeWidth="2" />
      <path d="M130 86a22 22 0 0 1 8-10" stroke={paint.paper} strokeWidth="3" />
      <Sparkle x={202} y={58} />
      <Sparkle x={30} y={96} size={6} />
    </Illustration>
  );
}
