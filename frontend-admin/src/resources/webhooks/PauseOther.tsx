import Typography from '@mui/material/Typography';
import { pauseAnyWebhook, releaseAnyWebhook } from '../../actions/webhooks';
import { ActDialog } from '../../components/ActDialog';
import { useDialogs } from '../../components/DialogHost';
import { RowButton } from '../../components/RowButton';
import type { AdminWebhook } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';
import { useVerbs } from '../../providers/queries';

/** Pauses a cleaner's webhook, which its owner can't resume, or lets the owner resume it. */
export function PauseOther({ webhook }: { webhook: AdminWebhook }) {
  const verbs = useVerbs();
  const { open, close } = useDialogs();
  const isPausedByTeam = webhook.pausedBecause === 'team';
  if (webhook.isOwn && !isPausedByTeam) return null;
  const { button, title, text } = isPausedByTeam ? TEXTS.release : TEXTS.pause;
  const tone = isPausedByTeam ? 'primary' : 'error';
  const act = isPausedByTeam ? releaseAnyWebhook : pauseAnyWebhook;

  const ask = () =>
    open(
      <ActDialog
        title={title(webhook.url)}
        confirmLabel={button}
        tone={tone}
        act={() => act(verbs, webhook.id)}
        onClose={close}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text(webhook.ownerEmail)}</Typography>
      </ActDialog>,
    );

  return <RowButton label={button} subject={TEXTS.to(webhook.url)} tone={tone} onClick={ask} />;
}
