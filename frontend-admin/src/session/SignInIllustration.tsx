import { useTheme } from '@mui/material/styles';

export function SignInIllustration() {
  const { band } = useTheme().tones;
  const line = {
    stroke: band.textSoft,
    strokeWidth: 2.5,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  };
  return (
    <svg
      viewBox="0 0 360 380"
      style={{ width: 'min(360px, 80%)', height: 'auto' }}
      fill="none"
      aria-hidden
      focusable="false"
    >
      <path d="M70 340V150C70 84 120 40 180 40s110 44 110 110v190" fill={band.line} {...line} />
      <path d="M94 340V152c0-52 38-88 86-88s86 36 86 88v188Z" fill={band.highlight} />
      <path d="M94 340V152c0-52 38-88 86-88s86 36 86 88v188" {...line} />
      <path d="M180 64v116M94 180h172" {...line} stroke={band.line} strokeWidth={5} />
      <path d="M152 250h56l-12-44h-32Z" fill={band.ground} />
      <path d="M180 250v88M158 339h44" {...line} stroke={band.ground} strokeWidth={4} />
      <path d="M44 340h272M58 362h244" {...line} />
      <path
        d="M233 308c-4-26 2-38 12-50M233 308c2-18-4-30-14-36M233 308c6-14 12-18 22-20"
        {...line}
        stroke={band.line}
        strokeWidth={3.5}
      />
      <path d="M220 308h26l-4 32h-18Z" fill={band.ground} {...line} />
    </svg>
  );
}
