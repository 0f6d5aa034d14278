import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { API_SCOPES, NAME_MAX, scopesOf, type ApiScope } from '@tidyhearth/domain';
import { useState } from 'react';
import { API_KEYS } from '../../actions/touches';
import { messageOf } from '../../api/http';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { SelectField } from '../../components/list/SelectField';
import { ShownOnce } from '../../components/ShownOnce';
import { LimitedField } from '../../components/LimitedField';
import { TEXTS } from '../../i18n/api-keys.texts';
import { refetch, useVerbs } from '../../providers/queries';

const SCOPES = scopesOf('admin');
const DAYS = [30, 90, 180, 365].map((days) => ({ value: String(days), label: TEXTS.form.days(days) }));

/** Creates a key for the admin. The server asks for the password if it was not entered recently. */
export function MakeKey({ onClose }: { onClose: () => void }) {
  const verbs = useVerbs();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [days, setDays] = useState('90');
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined)
    return (
      <ShownOnce secret={secret} texts={TEXTS.made} onClose={onClose}>
        {TEXTS.made.text}
      </ShownOnce>
    );

  async function make() {
    if (scopes.length === 0) return setFailure(TEXTS.form.nothingChosen);
    setPending(true);
    setFailure(undefined);
    try {
      const made = await verbs.makeApiKey({ name, scopes, expiresInDays: Number(days) });
      setSecret(made.key);
    } catch (error) {
      setFailure(messageOf(error) ?? TEXTS.form.failed);
    } finally {
      setPending(false);
      // Refetches after a failure too: a key whose response was lost is in the list and can be revoked.
      void refetch(API_KEYS);
    }
  }

  return (
    <ConfirmDialog
      title={TEXTS.form.title}
      confirmLabel={TEXTS.form.submit}
      tone="primary"
      isPending={isPending}
      onConfirm={() => void make()}
      onClose={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>{TEXTS.form.text}</Typography>
      <LimitedField
        label={TEXTS.form.name}
        required
        autoFocus
        value={name}
        limit={NAME_MAX}
        onChange={setName}
        sx={{ marginBottom: 4 }}
      />
      <ScopesField chosen={scopes} onChange={setScopes} failure={failure} />
      <SelectField label={TEXTS.form.expiry} value={days} choices={DAYS} onChange={setDays} />
    </ConfirmDialog>
  );
}

interface ScopesFieldProps {
  chosen: readonly ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
  failure: string | undefined;
}

function ScopesField({ chosen, onChange, failure }: ScopesFieldProps) {
  const toggle = (scope: ApiScope, isChosen: boolean) =>
    onChange(SCOPES.filter((one) => (one === scope ? isChosen : chosen.includes(one))));
  return (
    <FormControl component="fieldset" error={failure !== undefined} sx={{ marginBottom: 4 }}>
      <FormLabel component="legend">{TEXTS.form.scopes}</FormLabel>
      <FormGroup sx={{ gap: 2, paddingTop: 2 }}>
        {SCOPES.map((scope) => (
          <FormControlLabel
            key={scope}
            label={API_SCOPES[scope].meaning}
            control={
              <Checkbox
                checked={chosen.includes(scope)}
                onChange={(_, isChosen) => toggle(scope, isChosen)}
              />
            }
          />
        ))}
      </FormGroup>
      {failure !== undefined && <FormHelperText role="alert">{failure}</FormHelperText>}
    </FormControl>
  );
}
