import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  CASE_OUTCOME_MAX,
  decisionsFor,
  isVisitFinding,
  needsWordsForSubject,
  takesWordsForSubject,
  type CaseDecision,
} from '@tidyhearth/domain';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { closeCase } from '../../actions/caseActs';
import { useAct } from '../../actions/useAct';
import { codeOf } from '../../api/http';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { SelectField } from '../../components/list/SelectField';
import { LimitedField } from '../../components/LimitedField';
import type { AdminCaseDetail } from '../../contract';
import { useVerbs } from '../../providers/queries';

interface CloseCaseProps {
  record: AdminCaseDetail;
  onClose: () => void;
}

/** The dialog for a decision and what each side is told about it. */
export function CloseCase({ record, onClose }: CloseCaseProps) {
  const translate = useTranslate();
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const decisions = decisionsFor(record.kind, record.booking?.status ?? null);
  const [outcome, setOutcome] = useState<CaseDecision>(decisions[0] ?? 'no-action');
  const [forReporter, setForReporter] = useState('');
  const [forSubject, setForSubject] = useState('');
  /** What an earlier decision told them, if the case was reopened since. */
  const told = record.outcomeForSubject;
  const hasWordsForSubject = takesWordsForSubject(outcome, told !== null);
  const choices = decisions.map((value) => ({ value, label: translate(`cases.outcomes.${value}`) }));

  async function confirm() {
    const decision = {
      outcome,
      outcomeForReporter: forReporter.trim() || null,
      outcomeForSubject: hasWordsForSubject ? forSubject.trim() || null : null,
      seenNoteId: record.notes.at(-1)?.id ?? 0,
    };
    const onRefused = (error: unknown) => {
      // A decision made elsewhere is on the page behind the dialog. Additions to the case appear in the dialog itself.
      if (codeOf(error) === 'STATE_CONFLICT') onClose();
    };
    if (await perform({ ...closeCase(verbs, record.id, decision), onRefused })) onClose();
  }

  return (
    <ConfirmDialog
      title={translate('cases.close.title', { id: record.id })}
      confirmLabel={translate('cases.acts.close')}
      tone="primary"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography>
          {translate(record.kind === 'dispute' ? 'cases.close.aboutDispute' : 'cases.close.about')}
        </Typography>
        <AddedMeanwhile notes={record.notes} />
        <SelectField
          label={translate('cases.close.decision')}
          isLong
          value={outcome}
          choices={choices}
          onChange={(value) => setOutcome(decisions.find((decision) => decision === value) ?? outcome)}
        />
        <Consequence outcome={outcome} record={record} />
        {record.openedBy && (
          <WordsField
            label={translate('cases.close.forReporter', { name: record.openedBy.name })}
            hint={translate('cases.close.forReporterHint')}
            required
            value={forReporter}
            onChange={setForReporter}
          />
        )}
        {told !== null && record.subject && (
          <Typography>
            {translate('cases.close.toldBefore', { name: record.subject.name, words: told })}
          </Typography>
        )}
        {hasWordsForSubject && record.subject && (
          <WordsField
            label={translate('cases.close.forSubject', { name: record.subject.name })}
            hint={translate(
              record.kind === 'dispute' ? 'cases.close.forOtherSideHint' : 'cases.close.forSubjectHint',
            )}
            required={needsWordsForSubject(outcome, told !== null)}
            value={forSubject}
            onChange={setForSubject}
          />
        )}
      </Box>
    </ConfirmDialog>
  );
}

/** Additions to the case since the dialog was opened, which the decision then covers too. */
function AddedMeanwhile({ notes }: Pick<AdminCaseDetail, 'notes'>) {
  const translate = useTranslate();
  const [seen] = useState(notes);
  const added = notes.filter(({ id, kind }) => kind === 'addition' && !seen.some((note) => note.id === id));
  if (added.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate('cases.close.added')}
      {added.map(({ id, text }) => (
        <Typography key={id} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', marginTop: 2 }}>
          {text}
        </Typography>
      ))}
    </Alert>
  );
}

/** Further consequences of the decision, if any. */
function Consequence({ outcome, record }: { outcome: CaseDecision; record: AdminCaseDetail }) {
  const translate = useTranslate();
  if (outcome === 'suspension')
    return <Typography color="textSecondary">{translate('cases.close.suspendThere')}</Typography>;
  if (!isVisitFinding(outcome)) return null;
  return (
    <Typography color="textSecondary">
      {translate(`cases.close.${outcome}`)}
      {record.booking?.status === 'completed' && ` ${translate('cases.close.ofCompleted')}`}
    </Typography>
  );
}

interface WordsFieldProps {
  label: string;
  hint: string;
  required: boolean;
  value: string;
  onChange: (words: string) => void;
}

/** The field for what one side is told. */
function WordsField({ label, hint, required, value, onChange }: WordsFieldProps) {
  return (
    <LimitedField
      label={label}
      helperText={hint}
      multiline
      minRows={3}
      required={required}
      value={value}
      limit={CASE_OUTCOME_MAX}
      onChange={onChange}
    />
  );
}
