import { Form } from '../../../components/ui/form';
import { Flex, Grid } from '@chakra-ui/react';
import { BIO_MAX, PROFILE_RATE_PENCE, RESPONSE_TIMES, SERVICE_IDS } from '@tidyhearth/domain';
import { Controller, useForm } from 'react-hook-form';
import { Button, Card, Checkbox, SelectField, TextAreaField, TextField } from '../../../components/ui';
import type { CleanerProfile } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { requireOneOf } from '../../../lib/require-one-of';
import { useUpdateCleaner } from '../api/own-profile';
import { Portrait } from './cleaner-header';
import { Section } from '../../../components/ui/section';
import { profileSchema, profileValues, normalPostcode } from './profile-form';
import { PhotoCard } from '../../account/profile/photo-card';
import { ServiceChoice } from './service-choice';

export function ProfileTab({ cleaner }: { cleaner: CleanerProfile }) {
  return (
    <Section title="Profile" hint="What customers see before they book you.">
      <PhotoCard
        owner={{ kind: 'cleaner', id: cleaner.id }}
        picture={<Portrait src={cleaner.profileImage} />}
        hint="A friendly, well-lit face on a plain ground works best."
        hasPhoto={cleaner.profileImage !== null}
      />
      <ProfileForm cleaner={cleaner} />
    </Section>
  );
}

function ProfileForm({ cleaner }: { cleaner: CleanerProfile }) {
  const { register, control, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: profileValues(cleaner),
  });
  const { errors, isDirty } = formState;
  const update = useUpdateCleaner(cleaner.id, (profile) => reset(profileValues(profile)));
  const submit = handleSubmit((values) =>
    update.submit({
      ...values,
      responseTime: requireOneOf(values.responseTime, RESPONSE_TIMES),
      services: values.services.map((service) => requireOneOf(service, SERVICE_IDS)),
      postcode: normalPostcode(values.postcode),
      experience: values.experience || null,
    }),
  );
  return (
    <Card>
      <Form gap="6" onSubmit={submit} aria-label="Profile Information">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
          <TextField
            label="Hourly rate (£)"
            type="number"
            inputMode="decimal"
            min={PROFILE_RATE_PENCE.min / 100}
            max={PROFILE_RATE_PENCE.max / 100}
            step={0.01}
            required
            error={errors.hourlyRate?.message}
            {...register('hourlyRate')}
          />
          <SelectField
            label="Response time"
            options={RESPONSE_TIMES.map((value) => ({ value, label: value }))}
            {...register('responseTime')}
          />
          <TextField
            label="Service area"
            required
            hint="For example: Oxford and Abingdon"
            error={errors.location?.message}
            {...register('location')}
          />
          <TextField
            label="Postcode"
            required
            hint="Never shown; distances are measured from it."
            autoComplete="postal-code"
            autoCapitalize="characters"
            textTransform="uppercase"
            error={errors.postcode?.message}
            {...register('postcode')}
          />
        </Grid>
        <Controller
          control={control}
          name="services"
          render={({ field }) => (
            <ServiceChoice value={field.value} onChange={field.onChange} error={errors.services?.message} />
          )}
        />
        <TextAreaField
          label="About you"
          required
          rows={6}
          maxLength={BIO_MAX}
          error={errors.bio?.message}
          {...register('bio')}
        />
        <TextAreaField
          label="Experience"
          optional
          maxLength={BIO_MAX}
          error={errors.experience?.message}
          {...register('experience')}
        />
        <Controller
          control={control}
          name="isAvailable"
          render={({ field }) => (
            <Checkbox checked={field.value} onChange={field.onChange}>
              I am available for new bookings
            </Checkbox>
          )}
        />
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button variant="outline" disabled={!isDirty || update.isPending} onClick={() => reset()}>
            Discard changes
          </Button>
          <Button type="submit" disabled={!isDirty} loading={update.isPending} loadingText="Saving...">
            Save profile
          </Button>
        </Flex>
      </Form>
    </Card>
  );
}
