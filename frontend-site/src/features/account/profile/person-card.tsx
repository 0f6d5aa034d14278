import { Form } from '../../../components/ui/form';
import { Flex, Grid } from '@chakra-ui/react';
import { ADDRESS_LINE_MAX, NAME_MAX, parseFullPostcode, PHONE_MAX } from '@tidyhearth/domain';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, Card, TextAreaField, TextField } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { zodResolver } from '../../../lib/form';
import { requiredText } from '../../../lib/schemas';
import { useUpdateUser } from '../api/account';

const PREFERENCES_MAX = 500;
const TOWN_MAX = 60;
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max));

const schema = z.object({
  firstName: requiredText('Please enter your first name', NAME_MAX),
  lastName: requiredText('Please enter your last name', NAME_MAX),
  phone: optional(PHONE_MAX),
  streetAddress: optional(ADDRESS_LINE_MAX),
  city: optional(TOWN_MAX),
  county: optional(TOWN_MAX),
  postcode: z.string().check(
    z.refine((text) => text.trim() === '' || parseFullPostcode(text) !== undefined, {
      message: 'Please enter a full postcode, for example OX1 2JD',
    }),
  ),
  cleaningPreferences: optional(PREFERENCES_MAX),
});

const valuesOf = (user: AccountUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
  streetAddress: user.streetAddress ?? '',
  city: user.city ?? '',
  county: user.county ?? '',
  postcode: user.postcode ?? '',
  cleaningPreferences: user.cleaningPreferences ?? '',
});

/** Who one is and where one lives; a booking form starts from it. Cleaners keep no home to be cleaned here. */
export function PersonCard({ user }: { user: AccountUser }) {
  const update = useUpdateUser(user.id);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(user),
  });
  const { errors, isDirty } = formState;
  const customer = user.userType === 'customer';
  const submit = handleSubmit(({ firstName, lastName, phone, ...home }) => {
    const person = { firstName, lastName, phone: phone || null };
    const changes = {
      ...person,
      streetAddress: home.streetAddress || null,
      city: home.city || null,
      county: home.county || null,
      postcode: home.postcode ? (parseFullPostcode(home.postcode) ?? home.postcode) : null,
      cleaningPreferences: home.cleaningPreferences || null,
    };
    update.mutate(customer ? changes : person, { onSuccess: (saved) => reset(valuesOf(saved)) });
  });
  return (
    <Card>
      <Form gap="5" onSubmit={submit} aria-label="Personal information">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
          <TextField
            label="First name"
            required
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            required
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
        </Grid>
        {customer && (
          <>
            <TextField
              label="Street address"
              autoComplete="street-address"
              hint="Booking forms start with this address."
              error={errors.streetAddress?.message}
              {...register('streetAddress')}
            />
            <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="5">
              <TextField
                label="City"
                autoComplete="address-level2"
                error={errors.city?.message}
                {...register('city')}
              />
              <TextField
                label="County"
                autoComplete="address-level1"
                error={errors.county?.message}
                {...register('county')}
              />
              <TextField
                label="Postcode"
                autoComplete="postal-code"
                autoCapitalize="characters"
                textTransform="uppercase"
                error={errors.postcode?.message}
                {...register('postcode')}
              />
            </Grid>
            <TextAreaField
              label="Cleaning preferences"
              optional
              hint="Pets, products to avoid, where to park: kept for your next booking."
              maxLength={PREFERENCES_MAX}
              error={errors.cleaningPreferences?.message}
              {...register('cleaningPreferences')}
            />
          </>
        )}
        <Flex justify="flex-end">
          <Button type="submit" disabled={!isDirty} loading={update.isPending} loadingText="Saving...">
            Save changes
          </Button>
        </Flex>
      </Form>
    </Card>
  );
}
