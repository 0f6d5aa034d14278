import { CANCEL_PROMPT } from '@tidyhearth/domain';
import { ConfirmDialog } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { useBookingAction } from '../api/change-booking';

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
      title="Cancel Booking"
      confirmLabel="Cancel Booking"
      cancelLabel="Keep booking"
      loading={act.isPending}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      {CANCEL_PROMPT}
    </ConfirmDialog>
  );
}
