import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pauseAnyWebhook } from '../../actions/webhooks';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowButton } from '../../components/RowButton';
import type { AdminWebhook } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';
import { useVerbs } from '../../providers/queries';

/** Pauses a cleaner's webhook, which its owner can not resume. */
export function PauseOther({ webhook }: { webhook: AdminWebhook }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  if (webhook.isOwn || webhook.pausedBecause === 'team') return null;

  async function confirm() {
    if (await perform(pauseAnyWebhook(verbs, webhook.id))) setAsking(false);
  }

  return (
    <>
      <RowButton
        label={TEXTS.pause.button}
        subject={TEXTS.to(webhook.url)}
        tone="error"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.pause.title(webhook.url)}
        confirmLabel={TEXTS.pause.button}
        tone="error"
        isPending={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{TEXTS.pause.text(webhook.ownerEmail)}</Typography>
      </ConfirmDialog>
    </>
  );
}
