import Box from '@mui/material/Box';
import { AUDIT_ACTIONS, formatDateTime } from '@tidyhearth/domain';
import { ConsoleList } from '../../components/list/ConsoleList';
import { FilterDate } from '../../components/list/FilterDate';
import { FilterSelect } from '../../components/list/FilterSelect';
import { SearchField } from '../../components/list/SearchField';
import type { Column } from '../../components/list/types';
import { SectionHeading } from '../../components/SectionHeading';
import type { AuditLine } from '../../contract';
import { changesOf } from './changes';
import { actionLabel, fieldLabel, targetLabel } from './wording';

const soft = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;

const TARGETS = [
  { value: 'user', label: 'Users' },
  { value: 'cleaner', label: 'Cleaners' },
  { value: 'booking', label: 'Bookings' },
  { value: 'review', label: 'Reviews' },
  { value: 'mail', label: 'Emails' },
] satisfies { value: NonNullable<AuditLine['targetType']>; label: string }[];

const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: actionLabel(action) }));
/** The server knows accounts by whole addresses only. */
const EMAIL = {
  isComplete: (text: string) => /^\S+@\S+\.\S+$/.test(text),
  hasLabel: true,
  placeholder: 'Email address',
};

function What({ line }: { line: AuditLine }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600 }}>{actionLabel(line.action)}</Box>
      {line.summary && <Box sx={soft}>“{line.summary}”</Box>}
      {changesOf(line.before, line.after).map(({ field, from, to }) => (
        <Box key={field} sx={soft}>
          {fieldLabel(field)}: {from} → {to}
        </Box>
      ))}
    </Box>
  );
}

function Who({ line }: { line: AuditLine }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {line.actorEmail ?? 'Not signed in'}
      {line.ip && <Box sx={soft}>{line.ip}</Box>}
    </Box>
  );
}

const columns: readonly Column<AuditLine>[] = [
  {
    key: 'when',
    label: 'When',
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(createdAt)}</span>,
  },
  { key: 'what', label: 'What', cell: (line) => <What line={line} /> },
  { key: 'whom', label: 'On', cell: targetLabel },
  { key: 'who', label: 'Who', cell: (line) => <Who line={line} /> },
];

function AuditCard({ line }: { line: AuditLine }) {
  return (
    <>
      <What line={line} />
      <Box sx={soft}>
        {targetLabel(line)}, {formatDateTime(line.createdAt)}
      </Box>
      <Who line={line} />
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
        label="Audit lines"
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        isPart
        columns={columns}
        card={(line) => <AuditCard line={line} />}
        empty={{
          title: 'Nothing has happened yet',
          hint: 'Every decision in this console leaves a line here.',
        }}
        toolbar={
          <>
            <FilterSelect label="What" source="action" choices={ACTIONS} />
            <SearchField {...EMAIL} label="Done by" source="actorEmail" />
            <SearchField {...EMAIL} label="Done to" source="targetEmail" />
            <FilterSelect label="On" source="targetType" choices={TARGETS} />
            <FilterDate label="From" source="from" />
            <FilterDate label="To" source="to" />
          </>
        }
      />
    </section>
  );
}
