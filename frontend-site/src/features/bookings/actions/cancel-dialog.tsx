import { Stack, Text } from '@chakra-ui/react';
import {
  CANCEL_PROMPT,
  CANCELLATION_TERMS,
  LATE_REASON_NEEDED,
  lengthOf,
  REASON_MAX,
} from '@tidyhearth/domain';
import { useState } from 'react';
import { useFormDialog } from '../../../components/forms/use-form-dialog';
import { LongTextField } from '../../../components/forms/long-text-field';
import { ConfirmDialog } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { formatVisit } from '../../../lib/visit-time';
import { useBookingAction } from '../api/change-booking';
import { TEXTS } from '../bookings.texts';
import { isLateBy } from '../terms';
import { useNow } from '../../../lib/use-now';
import { useSeenBooking } from './use-seen-booking';

export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { seen, markOutdated } = useSeenBooking(booking);
  const act = useBookingAction({ onOutdated: markOutdated, leave: onClose });
  const form = useFormDialog({ hasChanges: reason.trim() !== '', isPending: act.isPending, onClose });
  const isLate = isLateBy(booking, useNow());
  const cancel = () => {
    const said = reason.trim();
    if (isLate && said === '') return setMissing(true);
    if (lengthOf(said) > REASON_MAX) return;
    void act.submit({ booking: seen, action: 'cancel', reason: said || null });
  };
  return (
    <ConfirmDialog
      open
      danger
      title={TEXTS.cancel.title}
      confirmLabel={TEXTS.cancel.title}
      cancelLabel={TEXTS.cancel.keep}
      loading={act.isPending}
      onConfirm={cancel}
      onCancel={form.close}
    >
      <Stack gap="4">
        <Text fontWeight="semibold">{formatVisit(seen.startsAt)}</Text>
        <Text>{CANCEL_PROMPT}</Text>
        {booking.status === 'confirmed' && (
          <Text color="fg.muted" textStyle="sm">
            {CANCELLATION_TERMS}
          </Text>
        )}
        <LongTextField
          label={TEXTS.cancel.reason}
          hint={TEXTS.cancel.reasonHint}
          rows={2}
          limit={REASON_MAX}
          required={isLate}
          optional={!isLate}
          error={isMissing && reason.trim() === '' ? LATE_REASON_NEEDED : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
      {form.question}
    </ConfirmDialog>
  );
}
