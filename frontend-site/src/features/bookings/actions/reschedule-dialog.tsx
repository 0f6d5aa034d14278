import { Stack } from '@chakra-ui/react';
import { addDays, BOOKING_HORIZON_DAYS, toInstant, toWallTime, ukToday } from '@tidyhearth/domain';
import { useState } from 'react';
import { Button, Dialog, TextField } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { formatDay } from '../../../lib/format';
import { useReschedule } from '../api/change-booking';
import { TimePicker } from '../times/time-picker';
import { useFreeStarts } from '../times/use-free-starts';

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
      title="Reschedule"
      description={`${booking.cleaner.user.firstName} is asked again and the booking is pending until the answer comes.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep {formatDay(current.date)}, {current.time}
          </Button>
          <Button disabled={!time} loading={reschedule.isPending} onClick={submit}>
            Ask for the new time
          </Button>
        </>
      }
    >
      <Stack gap="5" pt="2">
        <TextField
          label="New date"
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
          label="New time"
          slots={slots}
          date={date}
          duration={booking.estimatedDuration}
          value={time}
          onChange={setTime}
        />
      </Stack>
    </Dialog>
  );
}
