import { Stack } from '@chakra-ui/react';
import { addDays, BOOKING_HORIZON_DAYS, isDate, toInstant, toWallTime, ukToday } from '@tidyhearth/domain';
import { useState } from 'react';
import { Button, Dialog, TextField } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { formatDay } from '../../../lib/format';
import { useReschedule } from '../api/change-booking';
import { TimePicker } from '../times/time-picker';
import { useFreeStarts } from '../times/use-free-starts';
import { TEXTS } from '../bookings.texts';

/** A new date and start for a booking; only starts at which the whole of it fits can be chosen. */
export function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const current = toWallTime(Date.parse(booking.startsAt));
  const [date, setDate] = useState(current.date < ukToday() ? ukToday() : current.date);
  const [time, setTime] = useState('');
  const slots = useFreeStarts(booking.cleanerId, date);
  const reschedule = useReschedule(onClose);
  const submit = () => {
    const instant = toInstant({ date, time });
    if (instant === undefined) return;
    void reschedule.submit({
      id: booking.id,
      bookingDate: new Date(instant).toISOString(),
      bookingTime: time,
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.customer.actions.reschedule}
      description={TEXTS.customer.reschedule.description(booking.cleaner.user.firstName)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {TEXTS.customer.reschedule.keep(formatDay(current.date), current.time)}
          </Button>
          <Button disabled={!time} loading={reschedule.isPending} onClick={submit}>
            {TEXTS.customer.reschedule.send}
          </Button>
        </>
      }
    >
      <Stack gap="5" pt="2">
        <TextField
          label={TEXTS.customer.reschedule.date}
          type="date"
          min={ukToday()}
          max={addDays(ukToday(), BOOKING_HORIZON_DAYS)}
          value={date}
          onChange={(event) => {
            setDate(event.target.value);
            setTime('');
          }}
        />
        <TimePicker
          label={TEXTS.customer.reschedule.time}
          slots={slots}
          date={date}
          duration={booking.estimatedDuration}
          value={time}
          fullText={
            isDate(date)
              ? TEXTS.customer.reschedule.full(booking.cleaner.user.firstName, formatDay(date))
              : undefined
          }
          onChange={setTime}
        />
      </Stack>
    </Dialog>
  );
}
