import { Grid } from '@chakra-ui/react';
import {
  BOOKING_DURATIONS_HOURS,
  BOOKING_SERVICES,
  HOME_SIZES,
  offersService,
  serviceLabel,
  suggestedDurationHours,
} from '@tidyhearth/domain';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../components/ui/select';
import { formatHours } from '../../../lib/format';
import type { BookingValues } from './booking-form';
import { TEXTS } from '../bookings.texts';

interface HomeFieldsProps {
  form: UseFormReturn<BookingValues>;
  offered: string[];
  homeSize: string;
}

const SIZES = HOME_SIZES.map((size) => ({ value: size, label: size }));
const DURATIONS = BOOKING_DURATIONS_HOURS.map((hours) => ({
  value: String(hours),
  label: formatHours(hours),
}));

/** What to clean, and for how long. */
export function HomeFields({ form, offered, homeSize }: HomeFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const services = BOOKING_SERVICES.map((service) => ({
    value: service,
    label: offersService(offered, service)
      ? serviceLabel(service)
      : TEXTS.request.notOffered(serviceLabel(service)),
    disabled: !offersService(offered, service),
  }));
  const suggestion = formatHours(suggestedDurationHours(homeSize));
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
      gap="4"
      alignItems="start"
    >
      <SelectField
        label={TEXTS.request.service}
        placeholder={TEXTS.request.serviceEmpty}
        options={services}
        required
        error={errors.serviceType?.message}
        {...register('serviceType')}
      />
      <SelectField
        label={TEXTS.request.homeSize}
        placeholder={TEXTS.request.homeSizeEmpty}
        options={SIZES}
        required
        error={errors.homeSize?.message}
        {...register('homeSize')}
      />
      <SelectField
        label={TEXTS.request.duration}
        placeholder={TEXTS.request.durationSuggested(suggestion)}
        options={DURATIONS}
        error={errors.duration?.message}
        {...register('duration')}
      />
    </Grid>
  );
}
