import { Illustration, paint, type IllustrationProps } from './illustration';
import { Sparkle, SpotGround } from './spot';

/** A mantel clock beside a letter: somebody is reading the application. */
export function Waiting(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <SpotGround sunX={104} sunY={86} />
      <path d="M58 156V92c0-60 92-60 92 0v64z" fill={paint.leaf} />
      <circle cx="104" cy="92" r="32" fill={paint.paper} />
      <path d="M104 92V70M104 92l14 10" strokeWidth="3.5" />
      <path d="M104 64v3M104 117v3M76 92h3M129 92h3" strokeWidth="2" />
      <circle cx="104" cy="92" r="3.5" fill={paint.sun} strokeWidth="2" />
      <path d="M50 148h108v8H50zM94 40c0-12 20-12 20 0" fill={paint.paper} />
      <circle cx="104" cy="138" r="5" fill={paint.sun} stroke="none" />
      <g transform="rotate(8 186 132)">
        <rect x="164" y="108" width="44" height="46" rx="3" fill={paint.paper} />
        <path d="M172 120h28M172 129h28" strokeWidth="2" />
        <path d="M174 141l5 5l10-10" stroke={paint.sun} strokeWidth="4" />
      </g>
      <Sparkle x={36} y={72} />
      <Sparkle x={184} y={64} />
      <Sparkle x={202} y={84} size={5} />
    </Illustration>
  );
}
