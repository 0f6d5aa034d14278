import { Illustration, paint, type IllustrationProps } from './illustration';
import { SpotGround } from './spot';

/** A tipped pail: clumsy, soon mopped up. */
export function SomethingWrong(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <SpotGround sunX={118} sunY={88} />
      <path d="M110 156c8-12 30-8 44-10s30-2 34 4c8 0 14 4 16 6z" fill={paint.glow} />
      <g transform="rotate(-78 88 122)">
        <path d="M58 96h60l-8 54H66z" fill={paint.paper} />
        <path d="M61 114h54l-2 14H63z" fill={paint.leaf} stroke="none" />
        <path d="M58 96h60l-8 54H66z" />
        <ellipse cx="88" cy="96" rx="30" ry="8" fill={paint.mist} />
      </g>
      <path d="M112 92c32-14 54 12 38 54" />
      <path d="M176 30l-12 100" strokeWidth="5" />
      <path d="M150 128l30 4l6 20c-12-6-14 2-22-2s-12 4-20-2z" fill={paint.sun} />
      <g fill={paint.paper} strokeWidth="2">
        <circle cx="130" cy="138" r="7" />
        <circle cx="196" cy="132" r="5" />
        <circle cx="142" cy="124" r="4" />
      </g>
      <path d="M70 46v22M70 80v1" strokeWidth="5" stroke={paint.sun} />
    </Illustration>
  );
}
