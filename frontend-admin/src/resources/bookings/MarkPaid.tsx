import Typography from '@mui/material/Typography';
import { formatPounds, mayBooking } from '@tidyhearth/domain';
import { useState } from 'react';
import { markPaid } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowButton } from '../../components/RowButton';
import type { AdminBooking } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/bookings.texts';

export function MarkPaid({ booking }: { booking: AdminBooking }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  if (!mayBooking('markPaid', booking.status, 'admin')) return null;

  async function confirm() {
    await perform(markPaid(verbs, booking.id));
    setAsking(false);
  }

  return (
    <>
      <RowButton
        label={TEXTS.markPaid.button}
        subject={TEXTS.markPaid.subject(booking.id)}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.markPaid.title(booking.id)}
        confirmLabel={TEXTS.markPaid.button}
        tone="primary"
        isPending={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography>{TEXTS.markPaid.text(formatPounds(booking.totalCost))}</Typography>
      </ConfirmDialog>
    </>
  );
}
