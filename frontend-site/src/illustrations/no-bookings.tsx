import { Illustration, paint, type IllustrationProps } from './illustration';
import { Sparkle, SpotGround } from './spot';

const DAYS = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));

/** A wall calendar with nothing in it yet. */
export function NoBookings(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <SpotGround sunX={118} sunY={84} />
      <rect x="66" y="36" width="108" height="106" rx="8" fill={paint.paper} />
      <path d="M66 62V44a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v18z" fill={paint.leaf} />
      <path d="M92 28v16M120 28v16M148 28v16" strokeWidth="4" />
      <g fill={paint.haze} stroke="none">
        {DAYS.map(({ column, row }) => (
          <rect
            key={`${column}${row}`}
            x={76 + column * 18}
            y={72 + row * 22}
            width="14"
            height="16"
            rx="3"
          />
        ))}
      </g>
      <rect x="112" y="94" width="14" height="16" rx="3" fill={paint.sun} strokeWidth="2" />
      <path d="M174 156v-14h28v14z" fill={paint.sun} />
      <path
        d="M188 142c-2-22-14-26-20-24c0 14 8 22 20 24zM188 142c0-24 8-34 18-34c4 16-4 32-18 34z"
        fill={paint.leaf}
      />
      <path d="M76 142l-6 14M164 142l6 14" />
      <Sparkle x={46} y={60} />
      <Sparkle x={198} y={62} size={6} />
    </Illustration>
  );
}
