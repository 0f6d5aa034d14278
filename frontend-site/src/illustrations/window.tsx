import { Illustration, paint, type IllustrationProps } from './illustration';
import { Sparkle, SpotGround } from './spot';

/** A clean window with morning behind it. */
export function CleanWindow(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <SpotGround sunX={120} sunY={80} radius={72} />
      <rect x="72" y="20" width="96" height="112" rx="3" fill={paint.paper} />
      <rect x="80" y="28" width="80" height="96" fill={paint.dawn} />
      <circle cx="138" cy="92" r="18" fill={paint.sun} stroke="none" />
      <path d="M80 106c18-12 34-8 48-2s22 4 32-2v22H80z" fill={paint.moss} stroke="none" />
      <path d="M80 76V50l22-22h22z" fill={paint.paper} stroke="none" opacity="0.7" />
      <rect x="80" y="28" width="80" height="96" />
      <path d="M120 28v96M80 76h80" />
      <path d="M60 30c-4 44 2 70-8 102h22c10-26 12-60 8-106H62z" fill={paint.leaf} />
      <path d="M180 30c4 44-2 70 8 102h-22c-10-26-12-60-8-106h20z" fill={paint.leaf} />
      <path d="M70 34c1 38-1 66-6 96M170 34c-1 38 1 66 6 96" stroke={paint.moss} strokeWidth="2" />
      <path d="M46 20h148" strokeWidth="4" />
      <circle cx="46" cy="20" r="4" fill={paint.sun} />
      <circle cx="194" cy="20" r="4" fill={paint.sun} />
      <rect x="56" y="132" width="128" height="10" rx="2" fill={paint.paper} />
      <path d="M134 132l-3-18h20l-3 18z" fill={paint.sun} />
      <path
        d="M141 114c-2-10-10-14-14-12c0 8 6 12 14 12zM141 114c0-12 4-18 10-18c2 8-2 16-10 18z"
        fill={paint.leaf}
      />
      <Sparkle x={206} y={56} />
      <Sparkle x={34} y={84} size={6} />
      <Sparkle x={216} y={82} size={5} />
    </Illustration>
  );
}
