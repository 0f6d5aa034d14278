import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import {
  CLEANER_SERVICES,
  offeredServiceHint,
  type OfferedService,
  serviceLabel,
  SIGN_UP_RATE_PENCE,
} from '@tidyhearth/domain';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../components/ui/checkbox';
import { TextField } from '../../../components/ui/field';
import type { WizardValues } from '../wizard-form';
import { TEXTS } from '../become-cleaner.texts';

export function ServiceStep({ form, values }: { form: UseFormReturn<WizardValues>; values: WizardValues }) {
  const { register, setValue, clearErrors, formState } = form;
  const { errors } = formState;
  const toggle = (service: OfferedService, wanted: boolean) => {
    clearErrors('services');
    const others = values.services.filter((chosen) => chosen !== service);
    setValue('services', wanted ? [...others, service] : others);
  };
  return (
    <Stack gap="5">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <TextField
          label={TEXTS.fields.rate}
          type="number"
          inputMode="decimal"
          min={SIGN_UP_RATE_PENCE.min / 100}
          max={SIGN_UP_RATE_PENCE.max / 100}
          step={0.01}
          hint={TEXTS.fields.rateHint}
          required
          error={errors.hourlyRate?.message}
          {...register('hourlyRate')}
        />
        <TextField
          label={TEXTS.fields.postcode}
          hint={TEXTS.fields.postcodeHint}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
          required
          error={errors.postcode?.message}
          {...register('postcode', {
            onChange: (event: { target: { value: string } }) =>
              setValue('postcode', event.target.value.toUpperCase()),
          })}
        />
      </Grid>
      <TextField
        label={TEXTS.fields.location}
        placeholder={TEXTS.fields.locationExample}
        required
        error={errors.location?.message}
        {...register('location')}
      />
      <Box as="fieldset" minW="0">
        <Text as="legend" fontWeight="semibold" textStyle="sm" mb="3">
          {TEXTS.fields.services}
        </Text>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
          {CLEANER_SERVICES.map((service) => (
            <Checkbox
              key={service}
              checked={values.services.includes(service)}
              onChange={(wanted) => toggle(service, wanted)}
              hint={offeredServiceHint(service)}
            >
              {serviceLabel(service)}
            </Checkbox>
          ))}
        </Grid>
        {errors.services && (
          <Text role="alert" mt="2" color="fg.error" textStyle="sm" fontWeight="medium">
            {errors.services.message}
          </Text>
        )}
      </Box>
    </Stack>
  );
}
