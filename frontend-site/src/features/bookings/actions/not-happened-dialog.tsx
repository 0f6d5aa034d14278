import { Stack, Text } from '@chakra-ui/react';
import { DISPUTE_TEXT } from '@tidyhearth/domain';
import { useState } from 'react';
import { useFormDialog } from '../../../components/forms/use-form-dialog';
import { ConfirmDialog, TextAreaField } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { useDispute } from '../api/change-booking';
import { TEXTS } from '../bookings.texts';

/** Lets either side tell the team that the clean did not take place. */
export function NotHappenedDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const dispute = useDispute(onClose);
  const form = useFormDialog({ hasChanges: text.trim() !== '', isPending: dispute.isPending, onClose });
  const isShort = text.trim().length < DISPUTE_TEXT.min;
  const send = () => {
    if (isShort) return setTried(true);
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
        <TextAreaField
          label={TEXTS.dispute.label}
          required
          maxLength={DISPUTE_TEXT.max}
          error={wasTried && isShort ? TEXTS.dispute.short(DISPUTE_TEXT.min) : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Stack>
      {form.question}
    </ConfirmDialog>
  );
}
