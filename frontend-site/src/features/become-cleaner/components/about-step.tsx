import { Stack } from '@chakra-ui/react';
import { BIO_MAX } from '@tidyhearth/domain';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../components/ui/checkbox';
import { TextAreaField } from '../../../components/ui/field';
import type { WizardValues } from '../wizard-form';

export function AboutStep({ form, values }: { form: UseFormReturn<WizardValues>; values: WizardValues }) {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap="5">
      <TextAreaField
        label="About you"
        hint="What would you want to know about someone coming into your home?"
        rows={6}
        maxLength={BIO_MAX}
        required
        error={errors.bio?.message}
        {...register('bio')}
      />
      <TextAreaField
        label="Experience"
        optional
        hint="Years in the trade, training, the kinds of homes you know."
        rows={3}
        maxLength={BIO_MAX}
        error={errors.experience?.message}
        {...register('experience')}
      />
      <Checkbox
        checked={values.hasBackgroundCheck}
        onChange={(claimed) => setValue('hasBackgroundCheck', claimed)}
      >
        I have a current background check (DBS) and can show it
      </Checkbox>
    </Stack>
  );
}
