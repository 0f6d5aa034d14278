import { Illustration, paint, type IllustrationProps } from './illustration';
import { Sparkle, SpotGround } from './spot';

/** A pillar box and an envelope on its way. */
export function NoMessages(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <SpotGround sunX={124} sunY={84} />
      <path d="M84 156V58h64v98z" fill={paint.leaf} />
      <path d="M148 58v98h-14V58z" fill={paint.ink} stroke="none" opacity="0.35" />
      <path d="M76 58c0-34 80-34 80 0z" fill={paint.leaf} />
      <path d="M72 58h88v10H72z" fill={paint.paper} />
      <path d="M94 82h44" strokeWidth="7" stroke={paint.paper} />
      <path d="M94 82h44" strokeWidth="2" />
      <rect x="98" y="96" width="36" height="36" rx="3" fill={paint.paper} />
      <path d="M106 106h20M106 114h20M106 122h12" strokeWidth="2" />
      <path d="M108 44l4 6l6-8l6 8l4-6v10h-20z" fill={paint.sun} strokeWidth="2" />
      <path d="M78 144h76v12H78z" fill={paint.paper} />
      <g transform="rotate(-12 188 88)">
        <rect x="160" y="72" width="54" height="36" rx="4" fill={paint.paper} />
        <path d="M160 76l27 19l27-19" />
        <circle cx="187" cy="97" r="5" fill={paint.sun} strokeWidth="2" />
      </g>
      <path d="M218 116c6 4 6 10 0 14M208 124c4 2 4 6 0 10" stroke={paint.moss} />
      <path d="M60 156c-2-12 2-20 8-26M52 156c0-8-4-14-10-18M44 156c-4-4-8-6-12-6" stroke={paint.leaf} />
      <Sparkle x={48} y={66} />
      <Sparkle x={206} y={54} size={6} />
    </Illustration>
  );
}
