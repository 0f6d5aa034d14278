import { Illustration, paint, type IllustrationProps } from './illustration';
import { Sparkle } from './spot';

interface LostKeyProps extends IllustrationProps {
  /** A house number on the door. */
  number?: string;
}

/** A doormat, a closed door, a key that fits elsewhere. */
export function LostKey({ number, ...props }: LostKeyProps) {
  return (
    <Illustration viewBox="0 0 320 220" {...props}>
      <circle cx="160" cy="104" r="92" fill={paint.dawn} stroke="none" />
      <path d="M24 192h272" />
      <path d="M112 192V82c0-62 96-62 96 0v110z" fill={paint.paper} />
      <path d="M124 82c2-46 70-46 72 0z" fill={paint.glow} />
      <path d="M160 82V47M142 82l-12-24M178 82l12-24" strokeWidth="2" />
      <rect x="124" y="86" width="72" height="106" fill={paint.leaf} />
      <g stroke={paint.mist} strokeWidth="2">
        <rect x="134" y="96" width="22" height="30" rx="2" />
        <rect x="164" y="96" width="22" height="30" rx="2" />
        <rect x="134" y="148" width="22" height="34" rx="2" />
        <rect x="164" y="148" width="22" height="34" rx="2" />
      </g>
      <text
        x="160"
        y="143"
        textAnchor="middle"
        fill={paint.sun}
        stroke="none"
        style={{ fontSize: '16px', fontWeight: 700 }}
      >
        {number}
      </text>
      <circle cx="188" cy="138" r="4" fill={paint.sun} stroke="none" />
      <path d="M100 192l8-10h104l8 10z" fill={paint.sun} />
      <g transform="rotate(16 258 168)">
        <circle cx="240" cy="168" r="13" fill={paint.glow} strokeWidth="4" />
        <circle cx="240" cy="168" r="4" fill={paint.paper} strokeWidth="2" />
        <path d="M253 168h36M278 168v9M287 168v7" strokeWidth="4" />
      </g>
      <path d="M52 192v-24h28v24z" fill={paint.sun} />
      <path
        d="M66 168c-18-4-22-20-18-30c12 4 20 14 18 30zM66 168c-4-24 2-40 12-46c8 14 4 34-12 46zM66 168c4-14 14-20 24-20c0 12-10 20-24 20z"
        fill={paint.leaf}
      />
      <Sparkle x={58} y={84} size={10} />
      <Sparkle x={262} y={66} />
      <Sparkle x={282} y={112} size={6} />
    </Illustration>
  );
}
