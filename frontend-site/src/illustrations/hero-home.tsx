import { HouseFront } from './house-front';
import { Illustration, paint, type IllustrationProps } from './illustration';
import { OxfordSkyline } from './oxford-skyline';

function MorningSky() {
  return (
    <g stroke="none">
      <circle cx="468" cy="196" r="172" fill={paint.dawn} />
      <circle cx="468" cy="196" r="118" fill={paint.glow} opacity="0.65" />
      <circle cx="468" cy="196" r="66" fill={paint.sun} />
      <g stroke={paint.paper} strokeWidth="14">
        <path d="M56 108h74M38 130h60" />
        <path d="M536 92h62M560 114h54" />
      </g>
      <g stroke={paint.ink} strokeWidth="2.5" fill="none">
        <path d="M92 62c6-7 12-7 16 0c4-7 10-7 16 0" />
        <path d="M132 84c5-6 9-6 12 0c3-6 8-6 12 0" />
      </g>
    </g>
  );
}

function Garden() {
  return (
    <g>
      <path
        d="M0 410c64-18 148-14 320-10s256-14 320 6c-40 44-180 72-320 72S34 452 0 410z"
        fill={paint.mist}
        stroke="none"
      />
      <path
        d="M252 406c-6 26-36 42-58 66c84 10 146 8 172 4c-8-30-52-46-54-70z"
        fill={paint.dawn}
        stroke="none"
      />
      <path d="M252 406c-6 26-32 38-50 58M312 406c2 22 34 38 44 60" />
      <path d="M22 404h102M442 404h176" />
      <g fill={paint.moss}>
        <path d="M92 404c-8-22 4-38 20-38c8-14 28-14 34 2c14 2 22 18 16 36z" />
        <path d="M440 404c-6-20 4-34 18-34c8-14 26-12 32 2c14 0 22 16 16 32z" />
      </g>
      <g stroke={paint.ink} strokeWidth="2">
        <path d="M112 388c2-6 6-10 10-12M132 392c0-8 4-12 10-16M460 390c2-6 6-10 10-12M478 392c0-6 4-10 8-12" />
      </g>
      <g fill={paint.sun} stroke="none">
        <circle cx="104" cy="384" r="4" />
        <circle cx="126" cy="374" r="4" />
        <circle cx="148" cy="386" r="4" />
        <circle cx="454" cy="386" r="4" />
        <circle cx="476" cy="378" r="4" />
        <circle cx="494" cy="390" r="4" />
      </g>
    </g>
  );
}

function AppleTree() {
  return (
    <g transform="translate(30 22)">
      <path d="M548 382c4-22 2-60 0-84M548 352c12-8 20-16 26-28" strokeWidth="5" />
      <path
        d="M500 330c-22-6-30-34-14-50c-8-26 14-46 36-40c14-22 52-18 58 6c24 2 36 30 22 48c6 22-16 40-36 34c-16 14-46 14-66 2z"
        fill={paint.leaf}
      />
      <path d="M514 300c6 8 16 10 24 6M548 268c8 6 18 6 26 0M564 306c6 4 12 4 18-2" stroke={paint.mist} />
      <g fill={paint.sun} stroke="none">
        <circle cx="512" cy="276" r="6" />
        <circle cx="556" cy="296" r="6" />
        <circle cx="586" cy="282" r="6" />
        <circle cx="542" cy="254" r="6" />
      </g>
    </g>
  );
}

function BroomAndPail() {
  return (
    <g>
      <path d="M428 262L404 372" strokeWidth="4" />
      <path d="M396 368l20 4l4 32h-38z" fill={paint.sun} />
      <path d="M394 380l24 4M392 404l5-18M403 404l3-16M413 404l0-14" strokeWidth="2" />
      <path d="M354 380h34l-5 26h-24z" fill={paint.paper} />
      <path d="M354 380c4-20 30-20 34 0M356 389h30" />
    </g>
  );
}

/** A well-kept house in morning light, Oxford behind it. */
export function HeroHome(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 640 480" {...props}>
      <MorningSky />
      <OxfordSkyline />
      <AppleTree />
      <HouseFront />
      <Garden />
      <BroomAndPail />
    </Illustration>
  );
}
