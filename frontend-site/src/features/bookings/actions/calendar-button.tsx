import { CalendarPlus } from 'lucide-react';
import { Button, type ButtonProps } from '../../../components/ui';
import { api } from '../../../lib/api';
import type { Booking } from '../../../lib/contract';
import { saveFile } from '../../../lib/save-file';
import { useSubmit } from '../../../lib/submit/use-submit';
import { TEXTS } from '../bookings.texts';
import { whenOf } from '../when';

interface CalendarButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  booking: Booking;
}

/** Saves the booking as a calendar file. */
export function CalendarButton({ booking, ...look }: CalendarButtonProps) {
  const load = useSubmit({
    send: () => api.file('/api/bookings/{id}/calendar.ics', { path: { id: booking.id } }),
    failed: TEXTS.calendarFile.failed,
    withoutReason: true,
    onDone: (file) => saveFile(file, `clean-${whenOf(booking).date}.ics`),
  });
  return (
    <Button {...look} loading={load.isPending} onClick={() => void load.submit()}>
      <CalendarPlus aria-hidden />
      {TEXTS.calendarFile.add}
    </Button>
  );
}
