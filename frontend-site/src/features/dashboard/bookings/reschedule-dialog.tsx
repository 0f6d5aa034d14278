import { Grid, Stack, Text } from '@chakra-ui/react';
import { addDays, BOOKING_TIMES, toInstant, toWallTime, ukToday } from '@tidyhearth/domain';
import { useState } from 'react';
import { Button, Dialog, ErrorState, Loading, Skeleton, TextField } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { formatDay } from '../../../lib/format';
import { useReschedule, useSlots } from '../api/bookings';

const HORIZON_DAYS = 365;

/** A new date and start for a booking; only starts at which the whole of it fits can be chosen. */
export function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const current = toWallTime(Date.parse(booking.startsAt));
  const [date, setDate] = useState(current.date < ukToday() ? ukToday() : current.date);
  const [time, setTime] = useState<string>();
  const reschedule = useReschedule();
  const submit = () => {
    const instant = time && toInstant({ date, time });
    if (!time || !instant) return;
    reschedule.mutate(
      { id: booking.id, bookingDate: new Date(instant).toISOString(), bookingTime: time },
      { onSuccess: onClose },
    );
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
          max={addDays(ukToday(), HORIZON_DAYS)}
          value={date}
          onChange={(event) => {
            setDate(event.target.value);
            setTime(undefined);
          }}
        />
        {date && <Starts booking={booking} date={date} chosen={time} onChoose={setTime} />}
      </Stack>
    </Dialog>
  );
}

interface StartsProps {
  booking: Booking;
  date: string;
  chosen: string | undefined;
  onChoose: (time: string) => void;
}

function Starts({ booking, date, chosen, onChoose }: StartsProps) {
  const slots = useSlots(booking.cleanerId, date, date);
  if (slots.isPending) {
    return (
      <Loading label="Looking for free times...">
        <Skeleton height="11" />
      </Loading>
    );
  }
  if (slots.isError)
    return <ErrorState title="The free times did not load" onRetry={() => slots.refetch()} />;
  const starts = slots.data.find((day) => day.date === date)?.starts ?? [];
  const fits = (time: string) =>
    starts.some((start) => start.time === time && start.maxHours >= booking.estimatedDuration);
  return (
    <Stack gap="3" role="radiogroup" aria-label="New time">
      <Grid templateColumns="repeat(3, 1fr)" gap="2">
        {BOOKING_TIMES.map((time) => (
          <Button
            key={time}
            role="radio"
            aria-checked={time === chosen}
            variant={time === chosen ? 'solid' : 'outline'}
            disabled={!fits(time)}
            textDecoration={fits(time) ? undefined : 'line-through'}
            onClick={() => onChoose(time)}
          >
            {time}
          </Button>
        ))}
      </Grid>
      {!BOOKING_TIMES.some(fits) && (
        <Text color="fg.muted">
          {booking.cleaner.user.firstName} has no room for this job on {formatDay(date)}. Try another day.
        </Text>
      )}
    </Stack>
  );
}
