import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatPounds, lastBookableDay, REQUEST_TERMS } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { TextField } from '../../../components/ui/field';
import type { Booking, CleanerProfile } from '../../../lib/contract';
import { FreeDays } from '../../cleaners/free-days/free-days';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { useToday } from '../../../lib/use-today';
import { formatVisitDay } from '../../../lib/visit-time';
import { useBooking } from '../api/own-bookings';
import type { BookingStart, BookingValues } from './booking-form';
import { useBookingForm } from './use-booking-form';
import { useFreeStarts } from '../times/use-free-starts';
import { AddressFields } from './address-fields';
import { HomeFields } from './home-fields';
import { PriceBreakdown } from './price-breakdown';
import { TimePicker } from '../times/time-picker';
import { TEXTS } from '../bookings.texts';

const FORM_ID = 'booking-form';

interface BookingDialogProps {
  cleaner: CleanerProfile;
  start: BookingStart;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}

function Total({ total, changed }: { total: string; changed: boolean }) {
  return (
    <Box flex="1" minW="0" aria-live="polite">
      {changed && (
        <Text textStyle="sm" color="fg.error" fontWeight="medium">
          {TEXTS.request.priceChanged}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted">
        {TEXTS.request.total}
      </Text>
      <Text textStyle="h3" fontVariantNumeric="tabular-nums lining-nums">
        {formatPounds(total)}
      </Text>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h3" textStyle="h4" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

export function BookingDialog(props: BookingDialogProps) {
  const { cleaner, start, onClose } = props;
  const { data: earlier, isLoading } = useBooking(start.again);
  if (isLoading)
    return (
      <Dialog open onClose={onClose} size="lg" title={TEXTS.request.title(cleaner.user.firstName)}>
        <LoadingCards />
      </Dialog>
    );
  return <BookingForm {...props} earlier={earlier?.cleanerId === cleaner.id ? earlier : undefined} />;
}

interface BookingFormProps extends BookingDialogProps {
  /** The booking that the form is prefilled from. */
  earlier: Booking | undefined;
}

function BookingForm({ cleaner, start, earlier, onClose, onBooked }: BookingFormProps) {
  const { form, values, duration, price, total, priceChanged, isFar, submit } = useBookingForm(
    cleaner,
    start,
    earlier,
    onBooked,
  );
  const { isSubmitting } = form.formState;

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={TEXTS.request.title(cleaner.user.firstName)}
      description={earlier ? TEXTS.request.like(formatVisitDay(earlier.startsAt)) : TEXTS.request.description}
      footer={
        <>
          <Total total={total} changed={priceChanged} />
          <Button type="submit" form={FORM_ID} loading={isSubmitting} loadingText={TEXTS.request.sending}>
            {priceChanged && TEXTS.request.confirmPrice}
            {!priceChanged && (isFar ? TEXTS.request.confirmFar : TEXTS.request.confirm)}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Stack gap="7">
          <Part title={TEXTS.request.parts.home}>
            <HomeFields form={form} offered={cleaner.services} homeSize={values.homeSize} />
          </Part>
          <Part title={TEXTS.request.parts.when}>
            <WhenFields form={form} cleanerId={cleaner.id} values={values} duration={duration} />
          </Part>
          <Part title={TEXTS.request.parts.where}>
            <AddressFields form={form} />
          </Part>
          <PriceBreakdown price={price} cleaner={cleaner.user.firstName} />
          <Part title={TEXTS.terms.title}>
            <Text color="fg.muted">{REQUEST_TERMS}</Text>
          </Part>
        </Stack>
      </form>
    </Dialog>
  );
}

interface WhenFieldsProps {
  form: UseFormReturn<BookingValues>;
  cleanerId: number;
  values: BookingValues;
  duration: number;
}

/** A day, chosen in the calendar or typed, and one of its free starts. */
function WhenFields({ form, cleanerId, values, duration }: WhenFieldsProps) {
  const slots = useFreeStarts({ cleanerId }, values.date);
  const { errors } = form.formState;
  const today = useToday();
  return (
    <Flex direction={{ base: 'column', sm: 'row' }} gap={{ base: '4', sm: '6' }}>
      <Box flex="1" minW="0">
        <FreeDays
          cleanerId={cleanerId}
          hours={duration}
          value={values.date}
          onChoose={(date, time = '') => {
            form.setValue('date', date, { shouldValidate: errors.date !== undefined });
            form.setValue('time', time);
            if (time) form.clearErrors('time');
          }}
        />
      </Box>
      <Stack flex="1" minW="0" gap="4">
        <TextField
          label={TEXTS.request.date}
          type="date"
          min={today}
          max={lastBookableDay()}
          required
          error={errors.date?.message}
          {...form.register('date', { onChange: () => form.setValue('time', '') })}
        />
        <TimePicker
          slots={slots}
          date={values.date}
          duration={duration}
          value={values.time}
          error={errors.time?.message}
          isNarrow
          onChange={(time) => {
            form.setValue('time', time);
            form.clearErrors('time');
          }}
        />
      </Stack>
    </Flex>
  );
}
