import { useState } from 'react';
import { revokeApiKey } from '../../actions/apiKeyActs';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowButton } from '../../components/RowButton';
import type { ApiKey } from '../../contract';
import { TEXTS } from '../../i18n/api-keys.texts';
import { useVerbs } from '../../providers/queries';

export function RevokeKey({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, ownerName, state } = apiKey;
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  if (state !== 'live') return null;
  const revoke = async () => {
    if (await perform(revokeApiKey(verbs, Number(id)))) setAsking(false);
  };
  return (
    <>
      <RowButton label={TEXTS.revoke.action} subject={name} tone="error" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.revoke.title(name, ownerName)}
        confirmLabel={TEXTS.revoke.action}
        tone="error"
        isPending={isPending}
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      >
        {TEXTS.revoke.text}
      </ConfirmDialog>
    </>
  );
}
