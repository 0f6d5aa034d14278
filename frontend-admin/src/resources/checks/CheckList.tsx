import Box from '@mui/material/Box';
import { CHECK_KINDS, CHECK_LABELS } from '@tidyhearth/domain';
import { useRecordContext } from 'react-admin';
import { CardHead, Soft, When } from '../../components/cells';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { Column } from '../../components/list/Column';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import type { AdminCheck } from '../../contract';
import { fullName } from '../../format';
import { CheckActions } from './CheckActions';
import { CheckDocuments } from './CheckDocuments';
import { CheckState, CheckWords } from './CheckWords';
import { TEXTS } from '../../i18n/checks.texts';

const KINDS = CHECK_KINDS.map((kind) => ({ value: kind, label: CHECK_LABELS[kind] }));
const STATES = (['submitted', 'requested', 'passed', 'refused', 'expired', 'withdrawn'] as const).map(
  (state) => ({ value: state, label: TEXTS.states[state] }),
);

function Whose({ check }: { check: AdminCheck }) {
  return (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fullName(check)}</Box>
      <Soft>{check.email}</Soft>
    </>
  );
}

function Details({ check }: { check: AdminCheck }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CheckWords check={check} />
      <CheckDocuments check={check} />
    </Box>
  );
}

const columns = (
  <>
    <Column<AdminCheck> source="person" render={(check) => <Whose check={check} />} />
    <Column<AdminCheck> source="kind" render={({ kind }) => CHECK_LABELS[kind]} />
    <Column<AdminCheck> source="state" render={(check) => <CheckState check={check} />} />
    <Column<AdminCheck> source="details" render={(check) => <Details check={check} />} />
    <Column<AdminCheck>
      source="submittedAt"
      isSortable
      render={({ submittedAt }) => submittedAt && <When at={submittedAt} />}
    />
    <Column<AdminCheck> source="actions" align="right" render={(check) => <CheckActions check={check} />} />
  </>
);

function CheckCard() {
  const check = useRecordContext<AdminCheck>();
  if (!check) return null;
  return (
    <>
      <CardHead title={`${fullName(check)}: ${CHECK_LABELS[check.kind]}`}>
        <CheckState check={check} />
      </CardHead>
      <Details check={check} />
      <CheckActions check={check} />
    </>
  );
}

/** The checks that wait for a decision, longest first. */
export function CheckList() {
  return (
    <Section resource="checks">
      <ConsoleList
        resource="checks"
        sort={{ field: 'submittedAt', order: 'ASC' }}
        orders={['submittedAt', 'expiresOn']}
        filter={{ state: 'submitted' }}
        tableFrom="lg"
        card={<CheckCard />}
        filters={[
          <SearchInput key="search" source="search" />,
          <ChoiceInput key="state" source="state" choices={STATES} />,
          <ChoiceInput key="kind" source="kind" choices={KINDS} />,
        ]}
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}
