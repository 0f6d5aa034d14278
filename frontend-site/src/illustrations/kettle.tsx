import { Illustration, paint, type IllustrationProps } from './illustration';
import { SpotGround } from './spot';

/** The kettle is on: a job done, a cup of tea. */
export function Kettle(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 180" {...props}>
      <SpotGround sunX={112} sunY={84} />
      <path d="M62 44c-8-6 6-12-2-20M78 40c-8-6 6-12-2-20" stroke={paint.moss} />
      <path d="M78 92c0-58 72-58 72 0" strokeWidth="6" />
      <path d="M72 96L46 74l-10 2l30 48z" fill={paint.leaf} />
      <path d="M34 78l14-8" strokeWidth="4" />
      <path d="M74 92h80c14 18 16 42 4 58H70c-12-16-10-40 4-58z" fill={paint.leaf} />
      <path d="M80 104c-8 12-9 26-4 38" stroke={paint.mist} strokeWidth="3.5" />
      <path d="M88 92c0-18 52-18 52 0z" fill={paint.paper} />
      <circle cx="114" cy="74" r="5" fill={paint.sun} />
      <path d="M66 150h96v6H66z" fill={paint.paper} />
      <path d="M180 122h30v18c0 10-6 16-15 16s-15-6-15-16z" fill={paint.paper} />
      <path d="M210 128c12-2 12 16-1 16" />
      <path d="M181 130h28" stroke={paint.sun} strokeWidth="4" />
      <path d="M190 112c-4-4 4-6 0-12M200 112c-4-4 4-6 0-12" stroke={paint.moss} strokeWidth="2" />
    </Illustration>
  );
}
