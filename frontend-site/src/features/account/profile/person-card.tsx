import { useLeaveQuestion } from '../../../components/forms/leave-question';
import { Form } from '../../../components/ui/form';
import { Grid, Text } from '@chakra-ui/react';
import {
  ADDRESS_LINE_MAX,
  FORM_ERRORS,
  isSameName,
  parseFullPostcode,
  PHONE_MAX,
  PREFERENCES_MAX,
  TOWN_MAX,
} from '@tidyhearth/domain';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { LongTextField } from '../../../components/forms/long-text-field';
import { Button, Card, TextField } from '../../../components/ui';
import { ButtonRow } from '../../../components/ui/button-row';
import type { AccountUser } from '../../../lib/contract';
import { onlyDirty, useSavedForm, zodResolver } from '../../../lib/form';
import { showFieldErrors } from '../../../lib/submit/field-errors';
import { useHeldSession } from '../../../lib/submit/with-sign-in';
import { optionalPlainText, optionalText, personFields } from '../../../lib/schemas';
import { type UserChanges, useSavePerson } from '../api/account';
import { TEXTS } from '../account.texts';

const schema = z.object({
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  phone: optionalText(PHONE_MAX),
  streetAddress: optionalText(ADDRESS_LINE_MAX),
  city: optionalPlainText(TOWN_MAX),
  county: optionalPlainText(TOWN_MAX),
  postcode: z.string().check(
    z.refine((text) => text.trim() === '' || parseFullPostcode(text) !== undefined, {
      message: FORM_ERRORS.fullPostcode,
    }),
  ),
  cleaningPreferences: optionalText(PREFERENCES_MAX),
});

type PersonValues = z.infer<typeof schema>;

const valuesOf = (user: AccountUser): PersonValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
  streetAddress: user.streetAddress ?? '',
  city: user.city ?? '',
  county: user.county ?? '',
  postcode: user.postcode ?? '',
  cleaningPreferences: user.cleaningPreferences ?? '',
});

const toChanges = ({ postcode, ...values }: PersonValues): UserChanges => ({
  ...values,
  phone: values.phone || null,
  streetAddress: values.streetAddress || null,
  city: values.city || null,
  county: values.county || null,
  postcode: postcode ? (parseFullPostcode(postcode) ?? postcode) : null,
  cleaningPreferences: values.cleaningPreferences || null,
});

/** A person's name and address, which prefill the booking form. Cleaners don't enter a home to be cleaned here. */
export function PersonCard({ user }: { user: AccountUser }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(user),
  });
  const { register, handleSubmit, watch, formState } = form;
  const savedForm = useSavedForm(form);
  const { errors, isDirty, dirtyFields } = formState;
  const save = useSavePerson(user.id, {
    onDone: (saved) => savedForm.show(valuesOf(saved)),
    onRefused: (error) => showFieldErrors(error, form),
  });
  useHeldSession(isDirty || save.isPending);
  const leave = useLeaveQuestion(isDirty, save.isPending);
  const customer = user.userType === 'customer';
  const [firstName, lastName] = watch(['firstName', 'lastName']);
  const isRenamed = !isSameName(`${firstName} ${lastName}`, `${user.firstName} ${user.lastName}`);
  const submit = handleSubmit((values) => {
    if (!save.isPending) savedForm.markSent();
    return save.submit(onlyDirty(toChanges(values), dirtyFields));
  });
  return (
    <Card>
      <Form gap="5" onSubmit={submit} aria-label={TEXTS.person.title}>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
          <TextField
            label={TEXTS.person.firstName}
            required
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label={TEXTS.person.lastName}
            required
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
          <TextField
            label={TEXTS.person.phone}
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
        </Grid>
        {isRenamed && (user.isVerified || !customer) && (
          <Text role="status" bg="marigold.subtle" color="marigold.fg" borderRadius="l2" px="4" py="3">
            {customer ? TEXTS.person.renamed.customer : TEXTS.person.renamed.cleaner}
          </Text>
        )}
        {customer && <CustomerFields form={form} />}
        <ButtonRow>
          <Button
            type="submit"
            disabled={!isDirty}
            loading={save.isPending}
            loadingText={TEXTS.person.saving}
          >
            {TEXTS.person.save}
          </Button>
        </ButtonRow>
      </Form>
      {leave.question}
    </Card>
  );
}

/** A customer's home, and how to clean it. */
function CustomerFields({ form }: { form: UseFormReturn<PersonValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={TEXTS.person.street}
        autoComplete="street-address"
        hint={TEXTS.person.streetHint}
        error={errors.streetAddress?.message}
        {...register('streetAddress')}
      />
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="5">
        <TextField
          label={TEXTS.person.city}
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register('city')}
        />
        <TextField
          label={TEXTS.person.county}
          autoComplete="address-level1"
          error={errors.county?.message}
          {...register('county')}
        />
        <TextField
          label={TEXTS.person.postcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          textTransform="uppercase"
          error={errors.postcode?.message}
          {...register('postcode')}
        />
      </Grid>
      <LongTextField
        label={TEXTS.person.preferences}
        optional
        hint={TEXTS.person.preferencesHint}
        limit={PREFERENCES_MAX}
        error={errors.cleaningPreferences?.message}
        {...register('cleaningPreferences')}
      />
    </>
  );
}
