import { Fieldset, Flex, Stack, Text } from '@chakra-ui/react';
import { API_SCOPES, NAME_MAX, scopesOf, type ApiScope } from '@tidyhearth/domain';
import type { Ref } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, Checkbox, Dialog, SelectField, TextField } from '../../../components/ui';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import { FormDialog } from '../../../components/forms/form-dialog';
import { PasswordField } from '../../../components/forms/password-field';
import { zodResolver } from '../../../lib/form';
import { plainText } from '../../../lib/schemas';
import { toast } from '../../../lib/toast';
import { useMakeKey } from './api-keys';
import { TEXTS } from './api-keys.texts';

const SCOPES = scopesOf('cleaner');
const DAYS = [30, 90, 180, 365];
const DEFAULT_DAYS = 90;

const schema = z.object({
  name: plainText(TEXTS.form.errors.name, NAME_MAX),
  scopes: z.array(z.enum(SCOPES)).check(z.minLength(1, TEXTS.form.errors.scopes)),
  days: z.string(),
  password: z.string().check(z.minLength(1, TEXTS.form.errors.password)),
});

const EMPTY = { name: '', scopes: [] as ApiScope[], days: String(DEFAULT_DAYS), password: '' };

/** Asks what the key is for and what it may do, then shows it once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: EMPTY,
  });
  const { errors, isDirty } = formState;
  const make = useMakeKey((error) => {
    if (error.code !== 'WRONG_PASSWORD') return false;
    setError('password', { message: error.reason }, { shouldFocus: true });
    return true;
  });
  if (make.output) return <MadeKey secret={make.output.key} onClose={onClose} />;
  const submit = handleSubmit(({ days, ...values }) =>
    make.submit({ ...values, expiresInDays: Number(days) }),
  );
  return (
    <FormDialog
      hasChanges={isDirty}
      isPending={make.isPending}
      onClose={onClose}
      title={TEXTS.form.title}
      closeLabel={UI_TEXTS.goBack}
      submitLabel={TEXTS.form.submit}
      onSubmit={submit}
    >
      <TextField
        label={TEXTS.form.name}
        hint={TEXTS.form.nameHint}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <Controller
        control={control}
        name="scopes"
        render={({ field: { value, onChange, ref } }) => (
          <ScopeChoice chosen={value} onChange={onChange} error={errors.scopes?.message} focusRef={ref} />
        )}
      />
      <SelectField
        label={TEXTS.form.expiry}
        options={DAYS.map((days) => ({ value: String(days), label: TEXTS.form.days(days) }))}
        {...register('days')}
      />
      <PasswordField
        label={TEXTS.form.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
    </FormDialog>
  );
}

interface ScopeChoiceProps {
  chosen: readonly ApiScope[];
  onChange: (chosen: ApiScope[]) => void;
  error: string | undefined;
  /** For the first checkbox. */
  focusRef: Ref<HTMLInputElement>;
}

function ScopeChoice({ chosen, onChange, error, focusRef }: ScopeChoiceProps) {
  const toggle = (scope: ApiScope, isChosen: boolean) =>
    onChange(SCOPES.filter((one) => (one === scope ? isChosen : chosen.includes(one))));
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend fontWeight="semibold" textStyle="sm">
        {TEXTS.form.scopes}
      </Fieldset.Legend>
      <Stack gap="3">
        {SCOPES.map((scope, index) => (
          <Checkbox
            key={scope}
            checked={chosen.includes(scope)}
            onChange={(isChosen) => toggle(scope, isChosen)}
            hint={scope}
            inputRef={index === 0 ? focusRef : undefined}
            invalid={error !== undefined}
          >
            {API_SCOPES[scope].meaning}
          </Checkbox>
        ))}
      </Stack>
      {error !== undefined && (
        <Text role="alert" color="fg.error" textStyle="sm" fontWeight="medium" mt="2">
          {error}
        </Text>
      )}
    </Fieldset.Root>
  );
}

/** The key is shown only once, so a stray click or Escape doesn't close it before it was copied. */
function MadeKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast(TEXTS.made.copied);
    } catch {
      // Browsers refuse without a secure page or the user's permission. The field can still be copied by hand.
      toast(TEXTS.made.copyFailed, { tone: 'error' });
    }
  };
  return (
    <Dialog open title={TEXTS.made.title} footer={<Button onClick={onClose}>{TEXTS.made.done}</Button>}>
      <Stack gap="4">
        <Text>{TEXTS.made.text}</Text>
        <Flex gap="3" align="flex-end">
          <TextField
            label={TEXTS.made.key}
            value={secret}
            readOnly
            fontFamily="mono"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="outline" onClick={() => void copy()}>
            {TEXTS.made.copy}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}
