import Box from '@mui/material/Box';
import { APPLICATION_ANSWER_HOURS } from '@tidyhearth/domain';
import { ageOf, hoursSince } from '../../format';
import { TEXTS } from '../../i18n/applications.texts';
import { useNow } from '../../useNow';

/** How long an applicant has waited, highlighted once that exceeds the promised time. */
export function WaitingTime({ since, prefix = '' }: { since: string; prefix?: string }) {
  const now = useNow();
  const isLate = hoursSince(since, now) > APPLICATION_ANSWER_HOURS.until;
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
      {ageOf(since, now)}
      {isLate && TEXTS.late}
    </Box>
  );
}
