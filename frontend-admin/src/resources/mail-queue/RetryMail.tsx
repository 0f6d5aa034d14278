import { retryMail } from '../../actions/mailActs';
import { useAct } from '../../actions/useAct';
import { RowButton } from '../../components/RowButton';
import type { QueuedMail } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/security.texts';
import { isOpen } from './mail-facts';

export function RetryMail({ mail }: { mail: QueuedMail }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  if (!isOpen(mail)) return null;
  return (
    <RowButton
      label={TEXTS.mail.retry}
      subject={TEXTS.mail.emailTo(mail.recipient)}
      isPending={isPending}
      onClick={() => void perform(retryMail(verbs, mail.id))}
    />
  );
}
