import { countOf } from '../format';
import { FAILED_MAIL_PATH } from '../paths';
import { AttentionCard } from './AttentionCard';
import { useFailedMail } from './queries';

export function FailingMail({ count }: { count: number }) {
  const mails = useFailedMail();
  return (
    <AttentionCard
      tone="brick"
      count={count}
      what={`${count === 1 ? 'email' : 'emails'} not delivered`}
      lines={mails.map(({ id, recipient, attempts }) => ({
        key: id,
        text: recipient,
        note: countOf(attempts, 'try', 'tries'),
      }))}
      action="See the mail queue"
      to={FAILED_MAIL_PATH}
    />
  );
}
