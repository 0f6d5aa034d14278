import Typography from '@mui/material/Typography';
import { dismissMail } from '../../actions/mailActs';
import { ActDialog } from '../../components/ActDialog';
import { useDialogs } from '../../components/DialogHost';
import { RowButton } from '../../components/RowButton';
import type { QueuedMail } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/security.texts';
import { isOpen } from './mail-facts';

const { dismiss, emailTo } = TEXTS.mail;

/** Asks first, because the text can't be restored. */
export function DismissMail({ mail }: { mail: QueuedMail }) {
  const verbs = useVerbs();
  const { open, close } = useDialogs();
  if (!isOpen(mail)) return null;

  const ask = () =>
    open(
      <ActDialog
        title={dismiss.title(mail.recipient)}
        confirmLabel={dismiss.action}
        tone="error"
        act={() => dismissMail(verbs, mail.id)}
        onClose={close}
      >
        <Typography>{dismiss.text}</Typography>
      </ActDialog>,
    );

  return <RowButton label={dismiss.action} subject={emailTo(mail.recipient)} tone="error" onClick={ask} />;
}
