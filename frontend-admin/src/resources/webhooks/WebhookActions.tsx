import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useAct } from '../../actions/useAct';
import {
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  testWebhook,
} from '../../actions/webhooks';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { Webhook, WebhookWithSecret } from '../../contract';
import { TEXTS } from '../../i18n/webhooks.texts';
import { PATHS } from '../../paths';
import { useVerbs } from '../../providers/queries';
import { ReplaySpan } from './ReplaySpan';
import { SecretDialog } from './SecretDialog';
import { WebhookForm } from './WebhookForm';
import { ActButton } from '../../components/ActButton';

type Question = 'edit' | 'rotate' | 'remove' | 'replay';

/** The owner's actions on a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const verbs = useVerbs();
  const redirect = useRedirect();
  const { perform, isPending } = useAct();
  const [question, setQuestion] = useState<Question>();
  const [rotated, setRotated] = useState<WebhookWithSecret>();
  const { id, status } = webhook;
  const close = () => setQuestion(undefined);

  async function rotate() {
    if (await perform(rotateSecret(verbs, id, setRotated))) close();
  }

  async function remove() {
    if (await perform(removeWebhook(verbs, id))) redirect(PATHS.webhooks);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ActButton
        variant="contained"
        isPending={isPending}
        onClick={() => void perform(testWebhook(verbs, id))}
      >
        {TEXTS.test.button}
      </ActButton>
      <ActButton
        variant="outlined"
        isPending={isPending}
        onClick={() => void perform((status === 'active' ? pauseWebhook : resumeWebhook)(verbs, id))}
      >
        {status === 'active' ? TEXTS.pause.button : TEXTS.resume.button}
      </ActButton>
      <Button variant="outlined" onClick={() => setQuestion('edit')}>
        {TEXTS.edit}
      </Button>
      <Button variant="outlined" onClick={() => setQuestion('replay')}>
        {TEXTS.replay.button}
      </Button>
      <Button variant="outlined" onClick={() => setQuestion('rotate')}>
        {TEXTS.rotate.button}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setQuestion('remove')}>
        {TEXTS.remove.button}
      </Button>
      {question === 'edit' && (
        <WebhookForm
          webhook={webhook}
          save={async (change) => {
            await verbs.changeWebhook(id, change);
            close();
          }}
          onClose={close}
        />
      )}
      {question === 'replay' && <ReplaySpan webhookId={id} onClose={close} />}
      {question === 'rotate' && (
        <ConfirmDialog
          title={TEXTS.rotate.title}
          confirmLabel={TEXTS.rotate.button}
          tone="primary"
          isPending={isPending}
          onConfirm={() => void rotate()}
          onClose={close}
        >
          <Typography>{TEXTS.rotate.text}</Typography>
        </ConfirmDialog>
      )}
      {question === 'remove' && (
        <ConfirmDialog
          title={TEXTS.remove.title}
          confirmLabel={TEXTS.remove.button}
          tone="error"
          isPending={isPending}
          onConfirm={() => void remove()}
          onClose={close}
        >
          <Typography>{TEXTS.remove.text}</Typography>
        </ConfirmDialog>
      )}
      {rotated && <SecretDialog webhook={rotated} onClose={() => setRotated(undefined)} />}
    </Box>
  );
}
