import Box from '@mui/material/Box';
import { formatPounds } from '@tidyhearth/domain';
import { Panel } from '../../components/Panel';
import { SectionHeading } from '../../components/SectionHeading';
import type { AdminBookingDetail } from '../../contract';
import { countOf } from '../../format';

/** The price as it was agreed, in the lines it is made of. */
export function PriceMakeUp({ booking }: { booking: AdminBookingDetail }) {
  const { hourlyRate, duration, subtotal, platformFee, totalCost } = booking;
  const lines = [
    [`${countOf(duration, 'hour')} at ${formatPounds(hourlyRate)}`, subtotal],
    ['Platform fee', platformFee],
  ] as const;
  return (
    <section aria-labelledby="price-heading">
      <SectionHeading title="Price" level="h3" id="price-heading" />
      <Panel component="dl" sx={{ margin: 0, padding: '4px 20px' }}>
        {lines.map(([label, amount]) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        <Line label="Total" amount={totalCost} isTotal />
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
