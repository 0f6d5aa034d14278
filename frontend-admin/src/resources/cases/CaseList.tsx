import Box from '@mui/material/Box';
import { CASE_KINDS, CASE_STATUSES, reportReasonLabel } from '@tidyhearth/domain';
import { useRecordContext, useTranslate } from 'react-admin';
import { Soft, When } from '../../components/cells';
import { HiddenText } from '../../components/HiddenText';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { Column } from '../../components/list/Column';
import { ConsoleList } from '../../components/list/ConsoleList';
import { RecordLink } from '../../components/list/RecordLink';
import { Section } from '../../components/list/Section';
import type { AdminCase } from '../../contract';
import { CaseStatusPill } from './CaseStatusPill';

function CaseLink({ id }: { id: number }) {
  const translate = useTranslate();
  return (
    <RecordLink id={id}>
      <HiddenText>{translate('cases.case')} </HiddenText>#{id}
    </RecordLink>
  );
}

function What({ record }: { record: AdminCase }) {
  const translate = useTranslate();
  const { kind, reason, bookingId } = record;
  return (
    <>
      <div>{translate(`cases.kinds.${kind}`)}</div>
      <Soft>
        {translate(`cases.reasons.${reason}`, { _: reportReasonLabel(kind, reason) })}
        {bookingId !== null && `, ${translate('cases.bookingNumber', { id: bookingId })}`}
      </Soft>
    </>
  );
}

function People({ record }: { record: AdminCase }) {
  const translate = useTranslate();
  const { subjectName, openedByName } = record;
  return (
    <>
      <div>{subjectName ?? translate('cases.nobody')}</div>
      <Soft>
        {openedByName === null
          ? translate('cases.byItself')
          : translate('cases.reportedBy', { name: openedByName })}
      </Soft>
    </>
  );
}

const columns = (
  <>
    <Column<AdminCase> source="id" isSortable render={({ id }) => <CaseLink id={id} />} />
    <Column<AdminCase> source="kind" render={(record) => <What record={record} />} />
    <Column<AdminCase> source="subjectName" render={(record) => <People record={record} />} />
    <Column<AdminCase> source="status" render={({ status }) => <CaseStatusPill status={status} />} />
    <Column<AdminCase> source="createdAt" isSortable render={({ createdAt }) => <When at={createdAt} />} />
  </>
);

function CaseCard() {
  const record = useRecordContext<AdminCase>();
  if (!record) return null;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <CaseLink id={record.id} />
        <CaseStatusPill status={record.status} />
      </Box>
      <What record={record} />
      <People record={record} />
      <Soft>
        <When at={record.createdAt} />
      </Soft>
    </>
  );
}

export function CaseList() {
  const translate = useTranslate();
  const statuses = CASE_STATUSES.map((value) => ({ value, label: translate(`cases.statuses.${value}`) }));
  const kinds = CASE_KINDS.map((value) => ({ value, label: translate(`cases.kinds.${value}`) }));
  return (
    <Section resource="cases">
      <ConsoleList
        resource="cases"
        sort={{ field: 'createdAt', order: 'ASC' }}
        orders={['id', 'createdAt']}
        filter={{ status: 'open' }}
        card={<CaseCard />}
        filters={
          <>
            <ChoiceInput source="status" choices={statuses} />
            <ChoiceInput source="kind" choices={kinds} />
          </>
        }
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}
