import Box from '@mui/material/Box';
import { AUDIT_ACTIONS, formatDateTime } from '@tidyhearth/domain';
import { useRecordContext, useTranslate } from 'react-admin';
import { ConsoleList } from '../../components/list/ConsoleList';
import { DayInput } from '../../components/list/DayInput';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { SearchInput } from '../../components/list/SearchInput';
import { Column } from '../../components/list/Column';
import { SectionHeading } from '../../components/SectionHeading';
import type { AuditLine } from '../../contract';
import { changesOf } from './changes';
import { actionLabel, fieldLabel, TARGET_LABELS, targetLabel } from './wording';
import { TEXTS } from '../../i18n/security.texts';

const soft = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;

const TARGETS = Object.entries(TARGET_LABELS).map(([value, label]) => ({ value, label }));

const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: actionLabel(action) }));
/** The server finds accounts by whole addresses only. */
const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text);

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
      {line.actorEmail ?? TEXTS.audit.notSignedIn}
      {line.ip && <Box sx={soft}>{line.ip}</Box>}
    </Box>
  );
}

const columns = (
  <>
    <Column<AuditLine>
      source="createdAt"
      isSortable
      render={({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDateTime(createdAt)}</span>}
    />
    <Column<AuditLine> source="action" render={(line) => <What line={line} />} />
    <Column<AuditLine> source="targetName" render={targetLabel} />
    <Column<AuditLine> source="actor" render={(line) => <Who line={line} />} />
  </>
);

function AuditCard() {
  const line = useRecordContext<AuditLine>();
  if (!line) return null;
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
  const translate = useTranslate();
  return (
    <section aria-labelledby="audit">
      <SectionHeading title={translate('resources.audit-log.title')} level="h3" id="audit">
        {translate('resources.audit-log.about')}
      </SectionHeading>
      <ConsoleList
        resource="audit-log"
        sort={{ field: 'createdAt', order: 'DESC' }}
        orders={['createdAt']}
        isPart
        card={<AuditCard />}
        filters={
          <>
            <ChoiceInput source="action" choices={ACTIONS} />
            <SearchInput source="actorEmail" isComplete={isAddress} hasLabel />
            <SearchInput source="targetEmail" isComplete={isAddress} hasLabel />
            <ChoiceInput source="targetType" choices={TARGETS} />
            <DayInput source="from" />
            <DayInput source="to" />
          </>
        }
      >
        {columns}
      </ConsoleList>
    </section>
  );
}
