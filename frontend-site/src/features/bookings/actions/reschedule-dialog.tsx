import { Text } from '@chakra-ui/react';
import {
  isDate,
  lastBookableDay,
  LATE_REASON_NEEDED,
  lengthOf,
  REASON_MAX,
  toInstant,
  toWallTime,
  ukToday,
} from '@tidyhearth/domain';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../components/forms/form-dialog';
import { LongTextField } from '../../../components/forms/long-text-field';
import { TextField } from '../../../components/ui';
import { OutdatedNotice } from '../../../components/ui/outdated-notice';
import { isApiError } from '../../../lib/api-error';
import type { Booking } from '../../../lib/contract';
import { bookableDayProblem } from '../../../lib/day-fields';
import { formatDay } from '../../../lib/format-day';
import { formatVisit } from '../../../lib/visit-time';
import { useReschedule } from '../api/change-booking';
import { TimePicker } from '../times/time-picker';
import { useFreeStarts } from '../times/use-free-starts';
import { TEXTS } from '../bookings.texts';
import { generalTermsOf, isLateBy } from '../terms';
import { useNow } from '../../../lib/use-now';
import { useToday } from '../../../lib/use-today';
import { useSeenBooking } from './use-seen-booking';

/** Whether the refusal holds for every day. */
const isForGood = (error: unknown) =>
  isApiError(error, 'CLEANER_UNAVAILABLE') || isApiError(error, 'PERSON_BLOCKED');

/** Asks for a new date and start of a booking. Only other starts with room for the whole booking can be chosen. */
export function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { seen, told, markOutdated } = useSeenBooking(booking);
  const current = toWallTime(Date.parse(seen.startsAt));
  const firstDate = current.date < ukToday() ? ukToday() : current.date;
  const [date, setDate] = useState(firstDate);
  const [time, setTime] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isLate = isLateBy(booking, useNow());
  const slots = useFreeStarts({ bookingId: booking.id }, date);
  const refusal = isForGood(slots.error) ? slots.error.reason : undefined;
  const reschedule = useReschedule({ onOutdated: markOutdated, leave: onClose });
  const instant = toInstant({ date, time });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (instant === undefined) return;
    const said = reason.trim();
    if (isLate && said === '') return setMissing(true);
    if (lengthOf(said) > REASON_MAX) return;
    void reschedule.submit({
      id: booking.id,
      seenStartsAt: seen.startsAt,
      seenStatus: seen.status,
      bookingDate: new Date(instant).toISOString(),
      bookingTime: time,
      reason: said || null,
    });
  };
  return (
    <FormDialog
      hasChanges={date !== firstDate || time !== '' || reason !== ''}
      isPending={reschedule.isPending}
      onClose={onClose}
      title={TEXTS.customer.actions.reschedule}
      description={TEXTS.customer.reschedule.description(booking.cleaner.user.firstName)}
      closeLabel={TEXTS.customer.reschedule.keep(formatDay(current.date), current.time)}
      submitLabel={TEXTS.customer.reschedule.send}
      canSubmit={instant !== undefined && refusal === undefined}
      onSubmit={submit}
    >
      {told && !reschedule.isPending && (
        <OutdatedNotice>
          {TEXTS.customer.reschedule.outdated[told](formatVisit(seen.startsAt))}
        </OutdatedNotice>
      )}
      {refusal !== undefined ? (
        <Text role="status">{refusal}</Text>
      ) : (
        <>
          <DayField
            value={date}
            onChange={(day) => {
              setDate(day);
              setTime('');
            }}
          />
          <TimePicker
            label={TEXTS.customer.reschedule.time}
            slots={slots}
            date={date}
            duration={booking.estimatedDuration}
            value={time}
            ownTime={date === current.date ? current.time : undefined}
            fullText={
              isDate(date)
                ? TEXTS.customer.reschedule.full(booking.cleaner.user.firstName, formatDay(date))
                : undefined
            }
            onChange={setTime}
          />
        </>
      )}
      {isLate && refusal === undefined && (
        <LongTextField
          label={TEXTS.cancel.reason}
          hint={TEXTS.cancel.reasonHint}
          rows={2}
          limit={REASON_MAX}
          required
          error={isMissing && reason.trim() === '' ? LATE_REASON_NEEDED : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Text color="fg.muted" textStyle="sm">
        {generalTermsOf(booking)}
      </Text>
    </FormDialog>
  );
}

/**
 * A year is typed digit by digit, and the browser takes each intermediate value for a year, so nothing is shown before
 * the field is left.
 */
function DayField({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const [isTyping, setTyping] = useState(false);
  const today = useToday();
  return (
    <TextField
      label={TEXTS.customer.reschedule.date}
      type="date"
      min={today}
      max={lastBookableDay()}
      value={value}
      error={isTyping ? undefined : bookableDayProblem(value)}
      onKeyDown={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
