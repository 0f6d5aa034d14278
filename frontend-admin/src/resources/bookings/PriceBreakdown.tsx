import Box from '@mui/material/Box';
import { formatPounds } from '@tidyhearth/domain';
import { Panel } from '../../components/Panel';
import { SectionHeading } from '../../components/SectionHeading';
import type { AdminBookingDetail } from '../../contract';
import { TEXTS } from '../../i18n/bookings.texts';

/** The agreed price, line by line. */
export function PriceBreakdown({ booking }: { booking: AdminBookingDetail }) {
  const { hourlyRate, duration, subtotal, platformFee, totalCost } = booking;
  const lines = [
    [TEXTS.price.rate(TEXTS.hours(duration), formatPounds(hourlyRate)), subtotal],
    [TEXTS.price.fee, platformFee],
  ] as const;
  return (
    <section aria-labelledby="price-heading">
      <SectionHeading title={TEXTS.price.title} level="h3" id="price-heading" />
      <Panel component="dl" sx={{ margin: 0, padding: '4px 20px' }}>
        {lines.map(([label, amount]) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        <Line label={TEXTS.price.total} amount={totalCost} isTotal />
      </Panel>
    </section>
  );
}

interface LineProps {
  label: string;
  amount: string;
  isTotal?: boolean;
}

function Line({ label, amount, isTotal = false }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 4,
        paddingBlock: 3,
        fontWeight: isTotal ? 600 : 400,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
        {formatPounds(amount)}
      </Box>
    </Box>
  );
}
