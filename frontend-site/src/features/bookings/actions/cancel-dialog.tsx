import { CANCEL_PROMPT } from '@tidyhearth/domain';
import { ConfirmDialog } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { useBookingAction } from '../api/change-booking';
import { TEXTS } from '../bookings.texts';

export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const act = useBookingAction();
  const cancel = async () => {
    await act.submit({ booking, action: 'cancel' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={TEXTS.cancel.title}
      confirmLabel={TEXTS.cancel.title}
      cancelLabel={TEXTS.cancel.keep}
      loading={act.isPending}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      {CANCEL_PROMPT}
    </ConfirmDialog>
  );
}
