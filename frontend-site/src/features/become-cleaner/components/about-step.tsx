import { Stack } from '@chakra-ui/react';
import { BIO_MAX } from '@tidyhearth/domain';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../components/ui/checkbox';
import { LongTextField } from '../../../components/forms/long-text-field';
import type { WizardValues } from '../wizard-form';
import { TEXTS } from '../become-cleaner.texts';

export function AboutStep({ form, values }: { form: UseFormReturn<WizardValues>; values: WizardValues }) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap="5">
      <LongTextField
        label={TEXTS.fields.bio}
        hint={TEXTS.fields.bioHint}
        rows={6}
        limit={BIO_MAX}
        required
        error={errors.bio?.message}
        {...register('bio')}
      />
      <LongTextField
        label={TEXTS.fields.experience}
        optional
        hint={TEXTS.fields.experienceHint}
        rows={3}
        limit={BIO_MAX}
        error={errors.experience?.message}
        {...register('experience')}
      />
      <Checkbox
        checked={values.hasBackgroundCheck}
        onChange={(claimed) => setValue('hasBackgroundCheck', claimed)}
      >
        {TEXTS.fields.backgroundCheck}
      </Checkbox>
    </Stack>
  );
}
