import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel';
import { SectionHeading } from '../../components/SectionHeading';
import type { TriedAccount } from '../../contract';
import { ageOf } from '../../format';
import { TEXTS } from '../../i18n/security.texts';
import { useNow } from '../../useNow';

export function RecentFailures({ failures }: { failures: readonly TriedAccount[] }) {
  const now = useNow();
  return (
    <section aria-labelledby="failures-heading">
      <SectionHeading title={TEXTS.failures.title} level="h3" id="failures-heading" />
      {failures.length === 0 ? (
        <Typography color="textSecondary">{TEXTS.failures.none}</Typography>
      ) : (
        <Panel component="ul" sx={{ listStyle: 'none', margin: 0, padding: '4px 20px' }}>
          {failures.map(({ userId, email, failures: tries, lastFailureAt }) => (
            <Box
              key={userId}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 4,
                paddingBlock: 3,
                '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', marginRight: 'auto' }}>{email}</Box>
              <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {TEXTS.failures.tries(tries, ageOf(lastFailureAt, now))}
              </Box>
            </Box>
          ))}
        </Panel>
      )}
    </section>
  );
}
