import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  addDays,
  addMonths,
  CHECK_EVIDENCE,
  CHECK_LABELS,
  CHECK_MONTHS,
  CHECK_REFERENCE_MAX,
  EVIDENCE_LABELS,
  ukToday,
  type CheckEvidence,
  type CheckKind,
} from '@tidyhearth/domain';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import type { Act } from '../../actions/useAct';
import { codeOf } from '../../api/http';
import { ActDialog } from '../../components/ActDialog';
import { SelectField } from '../../components/list/SelectField';
import { LimitedField } from '../../components/LimitedField';
import type { AdminUser, PassCheck } from '../../contract';
import { fullName } from '../../format';
import { FULL_RECORD } from '../../providers/resources';
import { TEXTS } from '../../i18n/checks.texts';

interface PassDialogProps {
  kind: CheckKind;
  userId: number;
  /** The name as the admin sees it. If it has changed, the server refuses. */
  name: string;
  act: (seen: PassCheck) => Act;
  onClose: () => void;
}

/** Asks what was seen, when, and until when the check is valid. */
export function PassDialog({ kind, userId, name, act, onClose }: PassDialogProps) {
  const today = ukToday();
  const options = CHECK_EVIDENCE[kind].map((value) => ({ value, label: EVIDENCE_LABELS[value] }));
  const [evidence, setEvidence] = useState<CheckEvidence>(CHECK_EVIDENCE[kind][0]);
  const [reference, setReference] = useState('');
  const [checkedOn, setCheckedOn] = useState(today);
  const [expiresOn, setExpiresOn] = useState(addMonths(today, CHECK_MONTHS[kind]));
  // The admin compares the document with the name for which the dialog was opened.
  const [seen, setSeen] = useState(name);
  const [isRenamed, setRenamed] = useState(false);
  const { data: person, isFetching } = useGetOne<AdminUser>(
    'users',
    { id: userId, meta: FULL_RECORD },
    { enabled: isRenamed },
  );
  // After a refusal because of another name, that name is shown, and the next press confirms it.
  if (isRenamed && !isFetching && person && fullName(person) !== seen) {
    setRenamed(false);
    setSeen(fullName(person));
  }
  const onRefused = (error: unknown) => setRenamed(codeOf(error) === 'NAME_CHANGED');

  return (
    <ActDialog
      title={TEXTS.pass.title(CHECK_LABELS[kind], seen)}
      confirmLabel={TEXTS.pass.button}
      tone="primary"
      act={() => ({ ...act({ name: seen, evidence, reference, checkedOn, expiresOn }), onRefused })}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography>{TEXTS.pass.text(seen)}</Typography>
        <SelectField
          label={TEXTS.pass.evidence}
          value={evidence}
          choices={options}
          onChange={(value: string) =>
            setEvidence(options.find((option) => option.value === value)?.value ?? evidence)
          }
        />
        <LimitedField
          label={TEXTS.pass.reference}
          helperText={TEXTS.pass.referenceHint}
          required
          autoFocus
          value={reference}
          limit={CHECK_REFERENCE_MAX}
          onChange={setReference}
        />
        <Day label={TEXTS.pass.day} value={checkedOn} latest={today} onChange={setCheckedOn} />
        <Day
          label={TEXTS.pass.lastDay}
          value={expiresOn}
          earliest={addDays(today, 1)}
          onChange={setExpiresOn}
        />
      </Box>
    </ActDialog>
  );
}

interface DayProps {
  label: string;
  value: string;
  earliest?: string;
  latest?: string;
  onChange: (day: string) => void;
}

function Day({ label, value, earliest, latest, onChange }: DayProps) {
  return (
    <TextField
      label={label}
      type="date"
      required
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: earliest, max: latest } }}
    />
  );
}
