import { paint } from './illustration';

/** Spires, a dome and two ridges, one tone so that they stay behind the house. */
export function OxfordSkyline() {
  return (
    <g stroke="none">
      <g fill={paint.moss} opacity="0.6">
        <path d="M20 372v-66h76v66zM26 306c0-36 14-54 32-56c18 2 32 20 32 56zM50 252v-13h16v13zM54 239c0-8 8-8 8 0zM57 232l1-14l1 14z" />
        <path d="M448 372v-92h7v-12h7l8-62l8 62h7v12h7v92z" />
        <path d="M504 372v-84h6v-12h5v12h12v-12h5v12h6v84z" />
        <path d="M104 372v-40h20v40zM610 372v-60h7l5-30l5 30h7v60z" />
      </g>
      <g stroke={paint.haze} strokeWidth="3" fill="none">
        <path d="M30 318v36M42 318v36M53 318v36M64 318v36M75 318v36M86 318v36M22 308h72M40 300c0-22 8-36 18-46M76 300c0-22-8-36-18-46" />
        <path d="M470 286v18M470 320v14M521 300v18" />
      </g>
      <path d="M0 366c70-24 140-18 220-8s120 18 210 0s150-10 210 6v46H0z" fill={paint.mist} />
      <path d="M0 390c90-20 180-12 300-6s240-18 340-4v28H0z" fill={paint.haze} />
    </g>
  );
}
