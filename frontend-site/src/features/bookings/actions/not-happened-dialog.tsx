import { Stack, Text } from '@chakra-ui/react';
import { DISPUTE_TEXT, lengthOf } from '@tidyhearth/domain';
import { useState } from 'react';
import { useFormDialog } from '../../../components/forms/use-form-dialog';
import { LongTextField } from '../../../components/forms/long-text-field';
import { ConfirmDialog } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { useDispute } from '../api/change-booking';
import { TEXTS } from '../bookings.texts';

/** Lets either side tell the team that the clean did not take place. */
export function NotHappenedDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const dispute = useDispute(onClose);
  const form = useFormDialog({ hasChanges: text.trim() !== '', isPending: dispute.isPending, onClose });
  const length = lengthOf(text.trim());
  const isShort = length < DISPUTE_TEXT.min;
  const send = () => {
    if (isShort) return setTried(true);
    if (length > DISPUTE_TEXT.max) return;
    void dispute.submit({ id: booking.id, seenStartsAt: booking.startsAt, text });
  };
  return (
    <ConfirmDialog
      open
      title={TEXTS.dispute.title}
      confirmLabel={TEXTS.dispute.send}
      loading={dispute.isPending}
      onConfirm={send}
      onCancel={form.close}
    >
      <Stack gap="4">
        <Text>{TEXTS.dispute.text}</Text>
        <LongTextField
          label={TEXTS.dispute.label}
          required
          limit={DISPUTE_TEXT.max}
          error={wasTried && isShort ? TEXTS.dispute.short(DISPUTE_TEXT.min) : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Stack>
      {form.question}
    </ConfirmDialog>
  );
}
