import { useTheme } from '@mui/material/styles';

/** An empty tray and a plant on a shelf, for an empty queue. */
export function QueueDoneIllustration() {
  const { ink, marigold, sunken, textSoft } = useTheme().tones;
  const line = {
    stroke: ink.fg,
    strokeWidth: 2.5,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  };
  return (
    <svg width="168" height="104" viewBox="0 0 168 104" fill="none" aria-hidden focusable="false">
      <ellipse cx="84" cy="92" rx="76" ry="8" fill={sunken} />
      <path d="M14 88h140" {...line} />
      <path d="M58 88V64h66v24M58 64l8-10h50l8 10M58 70h66" {...line} fill={ink.soft} />
      <path d="M30 88l-4-20h24l-4 20Z" fill={marigold.solid} {...line} />
      <path d="M38 68c0-14-2-20-12-26M38 68c0-18 4-28 14-32M38 68c0-10-6-16-14-16" {...line} />
      <path d="M136 88V50a8 8 0 0 1 16 0v38" stroke={textSoft} strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
