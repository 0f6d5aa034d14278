import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dismissMail } from '../../actions/mailActs';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowButton } from '../../components/RowButton';
import type { QueuedMail } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/security.texts';
import { isOpen } from './open-mail';

const { dismiss, emailTo } = TEXTS.mail;

/** Asks first: the text can not be brought back. */
export function DismissMail({ mail }: { mail: QueuedMail }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (!isOpen(mail)) return null;
  const confirm = async () => {
    if (await perform(dismissMail(verbs, mail.id))) close();
  };
  return (
    <>
      <RowButton
        label={dismiss.action}
        subject={emailTo(mail.recipient)}
        tone="error"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={dismiss.title(mail.recipient)}
        confirmLabel={dismiss.action}
        tone="error"
        isPending={isPending}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <Typography>{dismiss.text}</Typography>
      </ConfirmDialog>
    </>
  );
}
