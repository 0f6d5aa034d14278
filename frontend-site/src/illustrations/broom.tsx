import { Illustration, paint, type IllustrationProps } from './illustration';
import { Sparkle, SpotGround } from './spot';

/** Broom, pail and cloth, ready by the wall. */
export function Broom(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <SpotGround sunX={122} sunY={88} />
      <path d="M140 12L96 108" strokeWidth="5" />
      <path d="M84 100l26 12c2 4 0 8-4 8L78 108c-2-4 2-8 6-8z" fill={paint.leaf} />
      <path d="M78 108l28 12c2 16-2 28-10 36H50c14-10 22-26 28-48z" fill={paint.sun} />
      <path d="M84 118c-4 16-10 28-18 38M94 122c-2 14-6 26-12 34" strokeWidth="2" />
      <path d="M134 104h60l-8 52h-44z" fill={paint.paper} />
      <path d="M137 122h54l-2 14h-50z" fill={paint.leaf} stroke="none" />
      <path d="M134 104h60l-8 52h-44z" />
      <ellipse cx="164" cy="104" rx="30" ry="7" fill={paint.mist} />
      <path d="M134 104c2-44 58-44 60 0" />
      <path d="M176 106c10-6 24-2 28 6c4 10 0 22 4 32c-8 4-16 0-18-8c-2-10-2-20-14-30z" fill={paint.glow} />
      <path d="M186 112c8 8 10 16 11 26" strokeWidth="2" />
      <g fill={paint.paper} strokeWidth="2">
        <circle cx="154" cy="98" r="8" />
        <circle cx="166" cy="94" r="6" />
        <circle cx="146" cy="84" r="4" />
      </g>
      <Sparkle x={62} y={58} />
      <Sparkle x={48} y={76} size={5} />
      <Sparkle x={190} y={44} size={6} />
    </Illustration>
  );
}
