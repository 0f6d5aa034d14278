import { Illustration, paint, type IllustrationProps } from './illustration';
import { Sparkle, SpotGround } from './spot';

/** A notice board with one pin and room for more. */
export function NoJobs(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <SpotGround sunX={120} sunY={82} />
      <path d="M84 126l-10 30M156 126l10 30" strokeWidth="4" />
      <rect x="52" y="32" width="136" height="96" rx="6" fill={paint.leaf} />
      <rect x="60" y="40" width="120" height="80" rx="2" fill={paint.paper} />
      <rect x="70" y="52" width="44" height="54" rx="2" fill={paint.glow} transform="rotate(-4 92 79)" />
      <path d="M78 70l26-2M79 80l22-1M80 90l16-1" strokeWidth="2" />
      <circle cx="91" cy="54" r="4" fill={paint.sun} />
      <g stroke={paint.moss} strokeDasharray="4 6" strokeWidth="2">
        <rect x="126" y="50" width="44" height="26" rx="2" />
        <rect x="126" y="84" width="44" height="26" rx="2" />
      </g>
      <Sparkle x={30} y={70} />
      <Sparkle x={210} y={70} size={6} />
    </Illustration>
  );
}
