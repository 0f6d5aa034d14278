import Box from '@mui/material/Box';
import { formatDateTime } from '@tidyhearth/domain';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchField } from '../../components/list/SearchField';
import type { Column } from '../../components/list/types';
import { SectionHeading } from '../../components/SectionHeading';
import type { AuditEntry } from '../../contract';
import { changesOf } from './changes';

const soft = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;

const targetOf = ({ targetType, targetId }: AuditEntry) =>
  targetType ? [targetType, targetId === null ? '' : `#${targetId}`].join(' ').trim() : '–';

function What({ entry }: { entry: AuditEntry }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{entry.summary ?? entry.action}</Box>
      {entry.summary && <Box sx={soft}>{entry.action}</Box>}
      {changesOf(entry.before, entry.after).map(({ field, from, to }) => (
        <Box key={field} sx={soft}>
          {field}: {from} → {to}
        </Box>
      ))}
    </Box>
  );
}

function Who({ entry }: { entry: AuditEntry }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {entry.actorEmail ?? 'The system'}
      {entry.ip && <Box sx={soft}>{entry.ip}</Box>}
    </Box>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  {
    key: 'when',
    label: 'When',
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(createdAt)}</span>,
  },
  { key: 'what', label: 'What', cell: (entry) => <What entry={entry} /> },
  { key: 'whom', label: 'On', cell: targetOf },
  { key: 'who', label: 'Who', cell: (entry) => <Who entry={entry} /> },
];

function AuditCard({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <What entry={entry} />
      <Box sx={soft}>
        {targetOf(entry)}, {formatDateTime(entry.createdAt)}
      </Box>
      <Who entry={entry} />
    </>
  );
}

export function AuditLog() {
  return (
    <section aria-labelledby="audit">
      <SectionHeading title="Audit log" level="h3" id="audit">
        Who did what, on whom and when. Nothing here can be changed.
      </SectionHeading>
      <ConsoleList
        resource="audit-log"
        label="Audit entries"
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        isPart
        columns={columns}
        card={(entry) => <AuditCard entry={entry} />}
        empty={{
          title: 'Nothing has happened yet',
          hint: 'Every decision in this console leaves a line here.',
        }}
        toolbar={<SearchField label="Search the audit log" placeholder="Search by action, email..." />}
      />
    </section>
  );
}
