import { paint } from './illustration';

/** The common parts of the small pictures: a low sun, a ground line, a few specks of light. */
export function SpotGround({
  sunX = 120,
  sunY = 86,
  radius = 66,
}: {
  sunX?: number;
  sunY?: number;
  radius?: number;
}) {
  return (
    <g>
      <circle cx={sunX} cy={sunY} r={radius} fill={paint.dawn} stroke="none" />
      <path d="M28 156h184" />
      <path d="M214 156h6M16 156h4" />
    </g>
  );
}

export function Sparkle({ x, y, size = 8 }: { x: number; y: number; size?: number }) {
  const inner = size * 0.22;
  return (
    <path
      d={`M${x} ${y - size}Q${x + inner} ${y - inner} ${x + size} ${y}Q${x + inner} ${y + inner} ${x} ${y + size}Q${x - inner} ${y + inner} ${x - size} ${y}Q${x - inner} ${y - inner} ${x} ${y - size}z`}
      fill={paint.sun}
      stroke="none"
    />
  );
}
