import Box from '@mui/material/Box';
import { formatDateTime } from '@tidyhearth/domain';
import { useRecordContext, useTranslate } from 'react-admin';
import { ConsoleList } from '../../components/list/ConsoleList';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { SearchInput } from '../../components/list/SearchInput';
import { Column } from '../../components/list/Column';
import { SectionHeading } from '../../components/SectionHeading';
import { StatePill } from '../../components/StatePill';
import type { QueuedMail, SecurityStatus } from '../../contract';
import { ageOf } from '../../format';
import type { ToneName } from '../../theme/tones';
import { MailPreview } from './MailPreview';
import { titleOf } from './mail-facts';
import { RetryMail } from './RetryMail';
import { TEXTS } from '../../i18n/security.texts';
import { useNow } from '../../useNow';

type MailStatus = QueuedMail['status'];

const TONES: Record<MailStatus, ToneName> = { pending: 'marigold', sent: 'sage', failed: 'brick' };
const STATUSES = Object.entries(TEXTS.mail.states).map(([value, label]) => ({ value, label }));

function MailState({ mail }: { mail: QueuedMail }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <StatePill state={mail.status} tones={TONES} labels={TEXTS.mail.states} />
      {mail.errorMessage && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere', marginTop: 1 }}>
          {mail.errorMessage}
        </Box>
      )}
    </Box>
  );
}

function MailSubject({ mail }: { mail: QueuedMail }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{titleOf(mail)}</Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{mail.recipient}</Box>
    </Box>
  );
}

function MailActions({ mail }: { mail: QueuedMail }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
      <MailPreview mail={mail} />
      <RetryMail mail={mail} />
    </Box>
  );
}

const columns = (
  <>
    <Column<QueuedMail> source="subject" render={(mail) => <MailSubject mail={mail} />} />
    <Column<QueuedMail> source="status" render={(mail) => <MailState mail={mail} />} />
    <Column source="attempts" align="right" />
    <Column<QueuedMail>
      source="createdAt"
      isSortable
      render={({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(createdAt)}</span>}
    />
    <Column<QueuedMail> source="actions" align="right" render={(mail) => <MailActions mail={mail} />} />
  </>
);

function MailCard() {
  const mail = useRecordContext<QueuedMail>();
  if (!mail) return null;
  return (
    <>
      <MailSubject mail={mail} />
      <MailState mail={mail} />
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}
      >
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{formatDateTime(mail.createdAt)}</Box>
        <MailActions mail={mail} />
      </Box>
    </>
  );
}

function sentenceOf({ pending, failed, oldestPendingAt }: SecurityStatus['mailQueue'], now: number): string {
  return TEXTS.mail.counts(pending, failed, oldestPendingAt ? ageOf(oldestPendingAt, now) : undefined);
}

export function MailQueue({ counts }: { counts?: SecurityStatus['mailQueue'] }) {
  const translate = useTranslate();
  const now = useNow();
  return (
    <section aria-labelledby="mail">
      <SectionHeading title={translate('resources.mail-queue.title')} level="h3" id="mail">
        {counts && sentenceOf(counts, now)}
      </SectionHeading>
      <ConsoleList
        resource="mail-queue"
        sort={{ field: 'createdAt', order: 'DESC' }}
        orders={['createdAt']}
        perPage={10}
        tableFrom="lg"
        isPart
        card={<MailCard />}
        filters={
          <>
            <SearchInput />
            <ChoiceInput source="status" choices={STATUSES} />
          </>
        }
      >
        {columns}
      </ConsoleList>
    </section>
  );
}
