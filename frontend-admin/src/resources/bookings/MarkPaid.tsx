import Typography from '@mui/material/Typography';
import { formatPounds, mayBooking } from '@tidyhearth/domain';
import { markPaid } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useDialogs } from '../../components/DialogHost';
import { RowButton } from '../../components/RowButton';
import type { AdminBooking } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/bookings.texts';

export function MarkPaid({ booking }: { booking: AdminBooking }) {
  const { open, close } = useDialogs();
  if (!mayBooking('markPaid', booking.status, 'admin')) return null;
  return (
    <RowButton
      label={TEXTS.markPaid.button}
      subject={TEXTS.markPaid.subject(booking.id)}
      onClick={() => open(<PaidDialog booking={booking} onClose={close} />)}
    />
  );
}

function PaidDialog({ booking, onClose }: { booking: AdminBooking; onClose: () => void }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();

  async function confirm() {
    await perform(markPaid(verbs, booking.id));
    onClose();
  }

  return (
    <ConfirmDialog
      title={TEXTS.markPaid.title(booking.id)}
      confirmLabel={TEXTS.markPaid.button}
      tone="primary"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{TEXTS.markPaid.text(formatPounds(booking.totalCost))}</Typography>
    </ConfirmDialog>
  );
}
