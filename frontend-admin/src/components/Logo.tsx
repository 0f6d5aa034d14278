import { useTheme } from '@mui/material/styles';

/** The logo: a house with a flame in it. */
export function Logo({ size = 28 }: { size?: number }) {
  const { band, marigold } = useTheme().tones;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path d="M4 16.2 16 5l12 11.200V26a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" fill={band.text} />
      <path d="M16 12.500c3.4 3 5 5.3 5 7.900a5 5 0 0 1-10 0c0-2.6 1.6-4.9 5-7.900Z" fill={marigold.solid} />
    </svg>
  );
}
