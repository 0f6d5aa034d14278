import { revokeApiKey } from '../../actions/apiKeyActs';
import { ActDialog } from '../../components/ActDialog';
import { useDialogs } from '../../components/DialogHost';
import { RowButton } from '../../components/RowButton';
import type { ApiKey } from '../../contract';
import { TEXTS } from '../../i18n/api-keys.texts';
import { useVerbs } from '../../providers/queries';

export function RevokeKey({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, ownerName, state } = apiKey;
  const verbs = useVerbs();
  const { open, close } = useDialogs();
  if (state !== 'live') return null;

  const ask = () =>
    open(
      <ActDialog
        title={TEXTS.revoke.title(name, ownerName)}
        confirmLabel={TEXTS.revoke.action}
        tone="error"
        act={() => revokeApiKey(verbs, Number(id))}
        onClose={close}
      >
        {TEXTS.revoke.text}
      </ActDialog>,
    );

  return <RowButton label={TEXTS.revoke.action} subject={name} tone="error" onClick={ask} />;
}
