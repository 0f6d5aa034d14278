import Box from '@mui/material/Box';
import { BRAND } from '../../brand';
import { ageOf, hoursSince } from '../../format';

/** How long someone has waited; marked once it is longer than applicants are promised. */
export function Waited({ since, prefix = '' }: { since: string; prefix?: string }) {
  const isLate = hoursSince(since) > BRAND.reviewHours;
  return (
    <Box
      component="span"
      sx={({ tones }) => ({
        flex: 'none',
        fontSize: '0.8125rem',
        fontWeight: isLate ? 600 : 400,
        fontVariantNumeric: 'tabular-nums',
        color: isLate ? tones.brick.fg : tones.textSoft,
      })}
    >
      {prefix}
      {ageOf(since)}
      {isLate && ' (late)'}
    </Box>
  );
}
