import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
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
import type { AdminCaseDetail } from '../../contract';
import { useVerbs } from '../../providers/queries';

interface CloseCaseProps {
  record: AdminCaseDetail;
  onClose: () => void;
}

/** The dialog for a decision and what each side is told of it. */
export function CloseCase({ record, onClose }: CloseCaseProps) {
  const translate = useTranslate();
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const decisions = decisionsFor(record.kind, record.booking?.status ?? null);
  const [outcome, setOutcome] = useState<CaseDecision>(decisions[0] ?? 'no-action');
  const [forReporter, setForReporter] = useState('');
  const [forSubject, setForSubject] = useState('');
  const [seen] = useState(record.notes);
  const added = record.notes.filter(
    ({ id, kind }) => kind === 'addition' && !seen.some((note) => note.id === id),
  );
  /** By an earlier decision on the case, which was opened again since. */
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
      // How it was decided elsewhere is on the page, behind the dialog. What was added comes up in it.
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
        {added.length > 0 && (
          <Alert severity="warning">
            {translate('cases.close.added')}
            {added.map(({ id, text }) => (
              <Typography key={id} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', marginTop: 2 }}>
                {text}
              </Typography>
            ))}
          </Alert>
        )}
        <SelectField
          label={translate('cases.close.decision')}
          isLong
          value={outcome}
          choices={choices}
          onChange={(value) => setOutcome(decisions.find((decision) => decision === value) ?? outcome)}
        />
        {outcome === 'suspension' && (
          <Typography color="textSecondary">{translate('cases.close.suspendThere')}</Typography>
        )}
        {isVisitFinding(outcome) && (
          <Typography color="textSecondary">
            {translate(`cases.close.${outcome}`)}
            {record.booking?.status === 'completed' && ` ${translate('cases.close.ofCompleted')}`}
          </Typography>
        )}
        {record.openedBy && (
          <TextField
            label={translate('cases.close.forReporter', { name: record.openedBy.name })}
            helperText={translate('cases.close.forReporterHint')}
            multiline
            minRows={3}
            fullWidth
            required
            value={forReporter}
            onChange={(event) => setForReporter(event.target.value)}
            slotProps={{ htmlInput: { maxLength: CASE_OUTCOME_MAX } }}
          />
        )}
        {told !== null && record.subject && (
          <Typography>
            {translate('cases.close.toldBefore', { name: record.subject.name, words: told })}
          </Typography>
        )}
        {hasWordsForSubject && record.subject && (
          <TextField
            label={translate('cases.close.forSubject', { name: record.subject.name })}
            helperText={translate(
              record.kind === 'dispute' ? 'cases.close.forOtherSideHint' : 'cases.close.forSubjectHint',
            )}
            multiline
            minRows={3}
            fullWidth
            required={needsWordsForSubject(outcome, told !== null)}
            value={forSubject}
            onChange={(event) => setForSubject(event.target.value)}
            slotProps={{ htmlInput: { maxLength: CASE_OUTCOME_MAX } }}
          />
        )}
      </Box>
    </ConfirmDialog>
  );
}
