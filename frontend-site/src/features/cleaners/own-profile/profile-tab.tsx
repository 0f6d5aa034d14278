import { useLeaveQuestion } from '../../../components/forms/leave-question';
import { Form } from '../../../components/ui/form';
import { Grid, Heading } from '@chakra-ui/react';
import { BIO_MAX, PROFILE_RATE_PENCE, RESPONSE_TIMES } from '@tidyhearth/domain';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { LongTextField } from '../../../components/forms/long-text-field';
import { Button, Card, Checkbox, SelectField, TextField } from '../../../components/ui';
import { ButtonRow } from '../../../components/ui/button-row';
import type { CleanerProfile } from '../../../lib/contract';
import { onlyDirty, useSavedForm, zodResolver } from '../../../lib/form';
import { showFieldErrors } from '../../../lib/submit/field-errors';
import { useHeldSession } from '../../../lib/submit/with-sign-in';
import { useUpdateCleaner } from '../api/own-profile';
import { ChecksSection } from '../checks/checks-section';
import { Portrait } from './cleaner-header';
import { Section } from '../../../components/ui/section';
import { type CleanerProfileForm, profileSchema, profileValues, toChanges } from './profile-form';
import { PhotoCard } from '../../account/profile/photo-card';
import { ServiceChoice } from './service-choice';
import { TEXTS } from './own-profile.texts';

export function ProfileTab({ cleaner }: { cleaner: CleanerProfile }) {
  return (
    <>
      <Section title={TEXTS.title} hint={TEXTS.hint}>
        <PhotoCard
          owner={{ kind: 'cleaner', id: cleaner.id }}
          picture={<Portrait src={cleaner.profileImage} />}
          hint={TEXTS.photoHint}
          hasPhoto={cleaner.profileImage !== null}
        />
        <ProfileForm cleaner={cleaner} />
      </Section>
      <ChecksSection cleanerId={cleaner.id} />
    </>
  );
}

function ProfileForm({ cleaner }: { cleaner: CleanerProfile }) {
  const form = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: profileValues(cleaner),
  });
  const { handleSubmit, reset, formState } = form;
  const savedForm = useSavedForm(form);
  const { isDirty, dirtyFields } = formState;
  const update = useUpdateCleaner(cleaner.id, {
    onDone: (profile) => savedForm.show(profileValues(profile)),
    onRefused: (error) => showFieldErrors(error, form),
  });
  useHeldSession(isDirty || update.isPending);
  const leave = useLeaveQuestion(isDirty, update.isPending);
  const submit = handleSubmit((values) => {
    if (!update.isPending) savedForm.markSent();
    return update.submit(onlyDirty(toChanges(values), dirtyFields));
  });
  return (
    <Card>
      <Heading as="h3" textStyle="h4" mb="5">
        {TEXTS.form.label}
      </Heading>
      <Form gap="6" onSubmit={submit} aria-label={TEXTS.form.label}>
        <ProfileFields form={form} />
        <ButtonRow>
          <Button variant="outline" disabled={!isDirty || update.isPending} onClick={() => reset()}>
            {TEXTS.form.discard}
          </Button>
          <Button
            type="submit"
            disabled={!isDirty}
            loading={update.isPending}
            loadingText={TEXTS.form.saving}
          >
            {TEXTS.form.save}
          </Button>
        </ButtonRow>
      </Form>
      {leave.question}
    </Card>
  );
}

function ProfileFields({ form }: { form: UseFormReturn<CleanerProfileForm> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <TextField
          label={TEXTS.form.rate}
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
          label={TEXTS.form.responseTime}
          options={RESPONSE_TIMES.map((value) => ({ value, label: value }))}
          {...register('responseTime')}
        />
        <TextField
          label={TEXTS.form.location}
          required
          hint={TEXTS.form.locationHint}
          error={errors.location?.message}
          {...register('location')}
        />
        <TextField
          label={TEXTS.form.postcode}
          required
          hint={TEXTS.form.postcodeHint}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
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
      <LongTextField
        label={TEXTS.form.bio}
        required
        rows={6}
        limit={BIO_MAX}
        error={errors.bio?.message}
        {...register('bio')}
      />
      <LongTextField
        label={TEXTS.form.experience}
        optional
        limit={BIO_MAX}
        error={errors.experience?.message}
        {...register('experience')}
      />
      <Controller
        control={control}
        name="isAvailable"
        render={({ field }) => (
          <Checkbox checked={field.value} onChange={field.onChange}>
            {TEXTS.form.isAvailable}
          </Checkbox>
        )}
      />
    </>
  );
}
