import Box from '@mui/material/Box';
import { When } from '../../components/cells';
import { Panel } from '../../components/Panel';
import { SectionHeading } from '../../components/SectionHeading';
import type { AdminBookingDetail } from '../../contract';
import { labelOf } from '../../format';
import { BookingStatusPill } from './BookingStatusPill';
import { TEXTS } from '../../i18n/bookings.texts';

type Step = AdminBookingDetail['history'][number];

/** Every status that the booking has had, with who set it and when. */
export function BookingHistory({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-labelledby="history-heading">
      <SectionHeading title={TEXTS.history.title} level="h3" id="history-heading" />
      <Panel
        component="ol"
        aria-labelledby="history-heading"
        sx={{ listStyle: 'none', margin: 0, padding: '4px 20px' }}
      >
        {steps.map((step) => (
          <Box
            key={`${step.status} ${step.changedAt}`}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '112px minmax(0, 1fr) auto' },
              alignItems: 'center',
              columnGap: 4,
              rowGap: 1,
              paddingBlock: 3,
              '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <span>
              <BookingStatusPill status={step.status} />
            </span>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {actorOf(step)}
              {step.movedFrom !== null && (
                <Box sx={{ color: 'text.secondary' }}>
                  {TEXTS.history.movedFrom} <When at={step.movedFrom} />
                </Box>
              )}
              {step.note !== null && <Box sx={{ color: 'text.secondary' }}>{step.note}</Box>}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              <When at={step.changedAt} />
            </Box>
          </Box>
        ))}
      </Panel>
    </section>
  );
}

function actorOf({ actor, actorName, reason }: Step): string {
  if (actor === 'system') return reason === 'suspended' ? TEXTS.history.suspended : TEXTS.history.expired;
  return actorName === null ? labelOf(actor) : `${actorName}, ${actor}`;
}
