import Box from '@mui/material/Box';
import { formatDateTime } from '@tidyhearth/domain';
import { ConsoleList } from '../../components/list/ConsoleList';
import { FilterSelect } from '../../components/list/FilterSelect';
import { SearchField } from '../../components/list/SearchField';
import type { Column } from '../../components/list/types';
import { SectionHeading } from '../../components/SectionHeading';
import { StatusPill } from '../../components/StatusPill';
import type { QueuedMail, SecurityStatus } from '../../contract';
import { ageOf } from '../../format';
import type { ToneName } from '../../theme/tones';
import { MailPreview } from './MailPreview';
import { RetryMail } from './RetryMail';

type MailStatus = QueuedMail['status'];

const LABELS: Record<MailStatus, string> = { pending: 'Waiting', sent: 'Sent', failed: 'Failed' };
const TONES: Record<MailStatus, ToneName> = { pending: 'marigold', sent: 'sage', failed: 'brick' };
const STATUSES = Object.entries(LABELS).map(([value, label]) => ({ value, label }));

function MailState({ mail }: { mail: QueuedMail }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <StatusPill tone={TONES[mail.status]}>{LABELS[mail.status]}</StatusPill>
      {mail.errorMessage && (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere', marginTop: 1 }}>
          {mail.errorMessage}
        </Box>
      )}
    </Box>
  );
}

function MailWords({ mail }: { mail: QueuedMail }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{mail.subject}</Box>
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

const columns: readonly Column<QueuedMail>[] = [
  { key: 'mail', label: 'Email', cell: (mail) => <MailWords mail={mail} /> },
  { key: 'state', label: 'State', cell: (mail) => <MailState mail={mail} /> },
  { key: 'attempts', label: 'Tries', align: 'right', cell: ({ attempts }) => attempts },
  {
    key: 'created',
    label: 'Written',
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(createdAt)}</span>,
  },
  { key: 'actions', label: 'Actions', align: 'right', cell: (mail) => <MailActions mail={mail} /> },
];

function MailCard({ mail }: { mail: QueuedMail }) {
  return (
    <>
      <MailWords mail={mail} />
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

function sentenceOf({ pending, failed, oldestPendingAt }: SecurityStatus['mailQueue']): string {
  const oldest = oldestPendingAt ? `, the oldest for ${ageOf(oldestPendingAt)}` : '';
  return `${pending.toLocaleString('en-GB')} waiting${oldest}; ${failed.toLocaleString('en-GB')} failed.`;
}

export function MailQueue({ counts }: { counts?: SecurityStatus['mailQueue'] }) {
  return (
    <section aria-labelledby="mail">
      <SectionHeading title="Mail queue" level="h3" id="mail">
        {counts && sentenceOf(counts)}
      </SectionHeading>
      <ConsoleList
        resource="mail-queue"
        label="Emails"
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={10}
        tableFrom="lg"
        isPart
        columns={columns}
        card={(mail) => <MailCard mail={mail} />}
        empty={{ title: 'No emails', hint: 'What the site writes to people is listed here.' }}
        toolbar={
          <>
            <SearchField label="Search emails" placeholder="Search by recipient, subject..." />
            <FilterSelect label="State" source="status" choices={STATUSES} />
          </>
        }
      />
    </section>
  );
}
