import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pauseAnyWebhook, releaseAnyWebhook } from '../../actions/webhooks';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowButton } from '../../components/RowButton';
import type { AdminWebhook } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';
import { useVerbs } from '../../providers/queries';

/** Pauses a cleaner's webhook, which its owner can not resume, or lets the owner resume it again. */
export function PauseOther({ webhook }: { webhook: AdminWebhook }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  const isPausedByTeam = webhook.pausedBecause === 'team';
  if (webhook.isOwn && !isPausedByTeam) return null;
  const { button, title, text } = isPausedByTeam ? TEXTS.release : TEXTS.pause;
  const tone = isPausedByTeam ? 'primary' : 'error';

  async function confirm() {
    const act = isPausedByTeam ? releaseAnyWebhook : pauseAnyWebhook;
    if (await perform(act(verbs, webhook.id))) setAsking(false);
  }

  return (
    <>
      <RowButton label={button} subject={TEXTS.to(webhook.url)} tone={tone} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={title(webhook.url)}
        confirmLabel={button}
        tone={tone}
        isPending={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text(webhook.ownerEmail)}</Typography>
      </ConfirmDialog>
    </>
  );
}
