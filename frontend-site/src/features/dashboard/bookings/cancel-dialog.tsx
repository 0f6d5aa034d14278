import { CANCEL_PROMPT } from '@tidyhearth/domain';
import { ConfirmDialog } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { useBookingAction } from '../api/bookings';

export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const act = useBookingAction();
  return (
    <ConfirmDialog
      open
      danger
      title="Cancel Booking"
      confirmLabel="Cancel Booking"
      cancelLabel="Keep booking"
      loading={act.isPending}
      onConfirm={() => act.mutate({ booking, action: 'cancel' }, { onSettled: onClose })}
      onCancel={onClose}
    >
      {CANCEL_PROMPT}
    </ConfirmDialog>
  );
}
